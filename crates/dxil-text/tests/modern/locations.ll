; For llvm23: groups of locations, implicit code, lists of values in records, and enumerators without a sign.

define i32 @sum(i32 %a, i32 %b) !dbg !5 {
entry:
    #dbg_value(!DIArgList(i32 %a, i32 %b), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !12)
  %c = add i32 %a, %b, !dbg !13
    #dbg_value(!DIArgList(i32 %c, i32 7, i32 poison), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_minus, DW_OP_stack_value), !14)
  %d = add i32 %c, %b, !dbg !DILocation(line: 9, column: 1, scope: !5, atomGroup: 4, atomRank: 1)
  %e = add i32 %d, %b, !dbg !13
  %f = mul i32 %e, %e, !dbg !15
  %g = mul i32 %f, %e, !dbg !16
    #dbg_assign(!DIArgList(ptr poison, i32 %g), !10, !DIExpression(DW_OP_LLVM_arg, 1), !19, ptr poison, !DIExpression(), !12)
  ret i32 %g, !dbg !17
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2)
!1 = !DIFile(filename: "sum.c", directory: "")
!2 = !{!20}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 2, type: !6, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !9, keyInstructions: true)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8, !8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DILocalVariable(name: "result", scope: !5, file: !1, line: 3, type: !8)
!12 = !DILocation(line: 0, scope: !5)
!13 = !DILocation(line: 7, column: 10, scope: !5, atomGroup: 3, atomRank: 2)
!14 = !DILocation(line: 8, scope: !5, atomGroup: 2305843009213693951, atomRank: 7)
!15 = !DILocation(line: 7, column: 10, scope: !5, atomGroup: 3, atomRank: 1)
!16 = !DILocation(line: 7, column: 10, scope: !5, isImplicitCode: true)
!17 = !DILocation(line: 2, column: 1, scope: !18, inlinedAt: !15)
!18 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!19 = distinct !DIAssignID()
!20 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !1, size: 64, elements: !21)
!21 = !{!22, !23, !24}
!22 = !DIEnumerator(name: "a", value: 18446744073709551615, isUnsigned: true)
!23 = !DIEnumerator(name: "b", value: -9223372036854775808)
!24 = !DIEnumerator(isUnsigned: true, value: 9223372036854775808, name: "c")
