; passes: strip-debug
target triple = "dxil-pc-shadermodel6.3-library"
@g = global i32 0, align 4, !dbg !20
define i32 @f(i32 %x) !dbg !4 {
entry:
  %a = alloca i32, align 4
    #dbg_declare(ptr %a, !8, !DIExpression(), !9)
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
  %y = add i32 %x, 1, !dbg !9
  store i32 %y, ptr %a, align 4, !dbg !9, !DIAssignID !12
  br label %loop, !dbg !9
loop:
    #dbg_label(!13, !9)
  br i1 true, label %end, label %loop, !dbg !9
end:
  ret i32 %y, !dbg !9
}
declare !dbg !18 void @h()
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!11}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, globals: !22)
!1 = !DIFile(filename: "a.hlsl", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1, type: !7)
!9 = !DILocation(line: 1, column: 2, scope: !4)
!11 = !{!"me"}
!12 = distinct !DIAssignID()
!13 = !DILabel(scope: !4, name: "l", file: !1, line: 2)
!18 = !DISubprogram(name: "h", scope: !1, file: !1, line: 1, type: !5, spFlags: 0)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !7)
!22 = !{!20}
