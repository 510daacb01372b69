; passes: dxil-debug-info
target triple = "dxil-pc-shadermodel6.5-library"

; A static variable of a function, which the function keeps, and the unit has in LLVM 3.7.
@count = internal global i32 0, !dbg !10

define i32 @next() !dbg !5 {
  %n = load i32, ptr @count, align 4, !dbg !12
  ret i32 %n, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
!1 = !DIFile(filename: "next.hlsl", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!14}
!5 = distinct !DISubprogram(name: "next", scope: !1, file: !1, line: 2, type: !6, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !9)
!6 = !DISubroutineType(types: !7)
!7 = !{!8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10, !13, !14}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "count", scope: !5, file: !1, line: 3, type: !8, isLocal: true, isDefinition: true)
!12 = !DILocation(line: 4, column: 5, scope: !5)
!13 = !DILocalVariable(name: "n", scope: !5, file: !1, line: 4, type: !8)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "other", scope: !5, file: !1, line: 3, type: !8, isLocal: true, isDefinition: true)
