; passes: dxil-debug-info
target triple = "dxil-pc-shadermodel6.5-library"

define i32 @sum(i32 %a, i32 %b) !dbg !5 {
entry:
    #dbg_value(i32 undef, !10, !DIExpression(), !12)
    #dbg_value(i32 1, !10, !DIExpression(), !12)
    #dbg_assign(i32 %a, !10, !DIExpression(), !13, ptr poison, !DIExpression(), !12)
  %s = add i32 %a, %b, !dbg !12, !DIAssignID !13
    #dbg_value(i32 %a, !10, !DIExpression(), !12)
    #dbg_value(i32 %s, !11, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !12)
    #dbg_value(i32 %a, !11, !DIExpression(DW_OP_LLVM_fragment, 16, 16), !12)
  %t = add i32 %s, %b, !dbg !12
    #dbg_value(!4, !10, !DIExpression(), !12)
  br label %done, !dbg !12

done:
    #dbg_label(!14, !12)
    #dbg_value(i32 poison, !11, !DIExpression(), !12)
  ret i32 %t, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "sum.hlsl", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{}
!5 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 2, type: !6, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !9)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8, !8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10, !14, !11}
!10 = !DILocalVariable(name: "s", scope: !5, file: !1, line: 3, type: !8)
!11 = !DILocalVariable(name: "t", scope: !5, file: !1, line: 4, type: !8)
!12 = !DILocation(line: 3, column: 5, scope: !5)
!13 = distinct !DIAssignID()
!14 = !DILabel(scope: !5, name: "done", file: !1, line: 6)
