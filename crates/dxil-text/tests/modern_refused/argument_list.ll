declare void @llvm.dbg.value(metadata, metadata, metadata)
define void @f(i32 %a) !dbg !2 {
    #dbg_value(!DIArgList(i32 %a), !4,, !5)
    #dbg_value(!DIArgList(i32 %a), !4, !DIExpression(), !5)
  ret void
}
!2 = distinct !DISubprogram(name: "f", type: !3)
!3 = !DISubroutineType(types: !{})
!4 = !DILocalVariable(name: "a", scope: !2)
!5 = !DILocation(line: 1, scope: !2)
