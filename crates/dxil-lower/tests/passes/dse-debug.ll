; passes: dse
target triple = "dxil-pc-shadermodel6.6-compute"
; The record of the variable stays, of a value that nobody knows.
define void @described(i32 %x) !dbg !3 {
entry:
  %a = alloca i32, align 4
    #dbg_declare(ptr %a, !8, !DIExpression(), !9)
  store i32 %x, ptr %a, align 4, !dbg !9
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "sum.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DILocalVariable(name: "result", scope: !3, file: !1, line: 3, type: !6)
!9 = !DILocation(line: 8, scope: !3)
