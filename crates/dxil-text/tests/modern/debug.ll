; Debug information: nodes that modern LLVM has other fields of, records, and metadata of declarations and variables.

@global = internal global i32 0, align 4, !dbg !0

declare !dbg !30 float @other(float, float)

define float @main(float %x, ptr %p) !dbg !10 {
entry:
  %local = alloca float, align 4, !DIAssignID !26
    #dbg_declare(ptr %local, !14, !DIExpression(), !20)
    #dbg_value(float %x, !15, !DIExpression(), !20)
    #dbg_assign(float poison, !16, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !26, ptr %local, !DIExpression(), !20)
  %y = fadd float %x, 1.000000e+00, !dbg !21
    #dbg_value(i32 0, !16, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_deref, DW_OP_stack_value), !21)
    #dbg_value(float %y, !16, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !21)
    #dbg_value(!{}, !15, !DIExpression(), !21)
  br label %next

next:
    #dbg_label(!25, !21)
  ret float %y, !dbg !21
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!3, !4}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !5, line: 1, type: !6, isLocal: true, isDefinition: true, align: 32)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !5, producer: "us", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !7, retainedTypes: !32, globals: !8, imports: !9, splitDebugInlining: false, nameTableKind: None, sysroot: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"Dwarf Version", i32 4}
!5 = !DIFile(filename: "C:\\a \22quoted\22.hlsl", directory: "", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef", source: "float main;\0A")
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!27}
!8 = !{!0}
!9 = !{!28}
!10 = distinct !DISubprogram(name: "main", linkageName: "?main", scope: !5, file: !5, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !13, keyInstructions: true)
!11 = !DISubroutineType(cc: DW_CC_normal, types: !12)
!12 = !{!17, !17, !22}
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "local", scope: !18, file: !5, line: 3, type: !17, align: 32)
!15 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !5, line: 2, type: !17, flags: DIFlagArtificial)
!16 = !DILocalVariable(name: "y", scope: !19, file: !5, line: 4, type: !23)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = distinct !DILexicalBlock(scope: !10, file: !5, line: 3, column: 5)
!19 = !DILexicalBlockFile(scope: !18, file: !5, discriminator: 2)
!20 = !DILocation(line: 3, column: 1, scope: !10)
!21 = !DILocation(line: 4, column: 9, scope: !18)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 32)
!23 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !29, file: !5, line: 5, size: 128, flags: DIFlagTypePassByValue, elements: !24, identifier: "S")
!24 = !{!33, !34}
!25 = !DILabel(scope: !10, name: "next", file: !5, line: 6, column: 3)
!26 = distinct !DIAssignID()
!27 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !5, line: 7, baseType: !6, size: 32, elements: !35)
!28 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !29, file: !5, line: 8)
!29 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!30 = !DISubprogram(name: "other", scope: !5, file: !5, line: 9, type: !31, isLocal: false, isDefinition: false, isOptimized: true)
!31 = !DISubroutineType(types: !36)
!32 = !{!23, !37}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !23, file: !5, line: 5, baseType: !38, size: 96)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !23, file: !5, line: 5, baseType: !17, size: 32, offset: 96, flags: DIFlagPublic)
!35 = !{!39, !40}
!36 = !{!17, !17, !17}
!37 = !DICompositeType(tag: DW_TAG_class_type, name: "T<int>", file: !5, size: 8, templateParams: !41)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, flags: DIFlagVector, elements: !42)
!39 = !DIEnumerator(name: "first", value: -1)
!40 = !DIEnumerator(name: "second", value: 7, isUnsigned: true)
!41 = !{!43, !44}
!42 = !{!45}
!43 = !DITemplateTypeParameter(name: "T", type: !6, defaulted: true)
!44 = !DITemplateValueParameter(name: "N", type: !6, value: i32 3)
!45 = !DISubrange(count: 3, lowerBound: 0)
