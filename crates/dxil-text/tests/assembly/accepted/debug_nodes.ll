!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "p", isOptimized: true, flags: "-O", runtimeVersion: 2, splitDebugFilename: "s", emissionKind: 1, enums: !4, retainedTypes: !5, subprograms: !6, globals: !7, imports: !8, dwoId: 4294967295)
!1 = !DIFile(filename: "a.hlsl", directory: "")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10}
!5 = !{!11, !12, !13, !14, !15, !25, !26, !27}
!6 = !{!20}
!7 = !{!30}
!8 = !{!31}
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !1, line: 3, size: 32, align: 32, elements: !40, identifier: "id")
!11 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 32, align: 32)
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !1, file: !1, line: 4294967295, size: 64, align: 32, offset: 8, flags: DIFlagPrivate | DIFlagVector, elements: !41, runtimeLang: DW_LANG_ObjC, vtableHolder: !10, templateParams: !42, identifier: "sid")
!14 = !DISubroutineType(flags: DIFlagPrototyped, types: !43)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, align: 32, elements: !44)
!20 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !13, file: !1, line: 7, type: !14, isLocal: true, isDefinition: true, scopeLine: 8, containingType: !13, virtuality: DW_VIRTUALITY_pure_virtual, virtualIndex: 4294967295, flags: DIFlagPublic, isOptimized: true, function: void (i32)* @f, templateParams: !42, declaration: !21, variables: !45)
!21 = !DISubprogram(name: "f", isDefinition: false)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !13, file: !1, line: 5, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagProtected, extraData: i32 7)
!26 = !DICompositeType(tag: DW_TAG_class_type, name: "c", flags: DIFlagFwdDecl)
!27 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!30 = !DIGlobalVariable(name: "g", linkageName: "_g", scope: !0, file: !1, line: 2, type: !11, isLocal: true, isDefinition: false, variable: i32* @g, declaration: !25)
!31 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "n", scope: !20, entity: !32, line: 9)
!32 = !DINamespace(name: "ns", scope: null, file: !1, line: 1)
!40 = !{!50, !51}
!41 = !{!25}
!42 = !{!52, !53, !54}
!43 = !{null, !11, !12}
!44 = !{!55, !56}
!45 = !{!57, !58}
!50 = !DIEnumerator(name: "A", value: -9223372036854775808)
!51 = !DIEnumerator(value: 9223372036854775807, name: "")
!52 = !DITemplateTypeParameter(name: "T", type: !11)
!53 = !DITemplateValueParameter(name: "N", type: !11, value: i32 4)
!54 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "X", value: !"tt")
!55 = !DISubrange(count: 4)
!56 = !DISubrange(count: -1, lowerBound: -7)
!57 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "a", arg: 65535, scope: !20, file: !1, line: 7, type: !11, flags: DIFlagArtificial)
!58 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "b", scope: !60, file: !1, line: 8, type: !11)
!60 = distinct !DILexicalBlock(scope: !20, file: !1, line: 8, column: 65535)
!61 = !DILexicalBlockFile(scope: !60, file: !1, discriminator: 4294967295)
!62 = !DILocation(line: 9, column: 3, scope: !61, inlinedAt: !63)
!63 = distinct !DILocation(line: 10, scope: !20)
@g = global i32 0
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0
declare void @llvm.dbg.declare(metadata, metadata, metadata) #0
attributes #0 = { nounwind readnone }
define void @f(i32 %a) {
  %p = alloca i32, !dbg !62
  call void @llvm.dbg.declare(metadata i32* %p, metadata !58, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.value(metadata i32 %a, i64 0, metadata !57, metadata !DIExpression(DW_OP_bit_piece, 0, 16)), !dbg !DILocation(line: 1, column: 2, scope: !20)
  ret void, !dbg !DILocation(scope: !20)
}
