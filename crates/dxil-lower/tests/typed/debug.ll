target triple = "dxil-pc-shadermodel6.5-library"

@scale = internal global float 2.000000e+00, align 4, !dbg !20
@halves = internal global [2 x float] zeroinitializer, align 4, !dbg !22, !dbg !24

define float @area(float %width, i32 %unused) !dbg !6 {
  call void @llvm.dbg.value(metadata float %width, metadata !10, metadata !DIExpression()), !dbg !14
  %place = alloca float, align 4, !dbg !14
  call void @llvm.dbg.declare(metadata ptr %place, metadata !11, metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_LLVM_fragment, 32, 32)), !dbg !14
  %factor = load float, ptr @scale, align 4, !dbg !14
  %area = fmul float %width, %factor, !dbg !15
  call void @llvm.dbg.value(metadata float %area, metadata !12, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_float, DW_OP_stack_value)), !dbg !15
  %first = load float, ptr @halves, align 4, !dbg !16
  %sum = fadd float %area, %first, !dbg !15
  ret float %sum, !dbg !15
}

declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5}

!0 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 201402, file: !1, producer: "by hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !33, globals: !3, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "area.hlsl", directory: "/shaders", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
!2 = !{!26}
!3 = !{!20, !22, !24}
!4 = !{i32 2, !"Dwarf Version", i32 4}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "area", linkageName: "area", scope: !28, file: !1, line: 3, type: !7, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !29, retainedNodes: !9)
!7 = !DISubroutineType(cc: DW_CC_nocall, types: !8)
!8 = !{!13, !13, !32}
!9 = !{!10, !11, !12}
!10 = !DILocalVariable(name: "width", arg: 1, scope: !6, file: !1, line: 3, type: !13)
!11 = !DILocalVariable(name: "place", scope: !6, file: !1, line: 4, type: !30, align: 32)
!12 = !DILocalVariable(name: "area", scope: !17, file: !34, line: 5, type: !13)
!13 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!14 = !DILocation(line: 4, column: 3, scope: !6)
!15 = !DILocation(line: 5, column: 3, scope: !17)
!16 = !DILocation(line: 9, column: 1, scope: !18, inlinedAt: !15)
!17 = !DILexicalBlock(scope: !6, file: !1, line: 5, column: 2)
!18 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 8, type: !19, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DISubroutineType(types: !{!13})
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "scale", scope: !0, file: !1, line: 1, type: !13, isLocal: true, isDefinition: true, align: 32)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "left", scope: !0, file: !1, line: 2, type: !30, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression(DW_OP_plus_uconst, 4))
!25 = distinct !DIGlobalVariable(name: "right", scope: !0, file: !1, line: 2, type: !13, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Sign", file: !1, line: 6, baseType: !32, size: 32, elements: !27, identifier: "Sign")
!27 = !{!DIEnumerator(name: "Plus", value: 1), !DIEnumerator(name: "Minus", value: 4294967295, isUnsigned: true)}
!28 = !DINamespace(name: "shapes", scope: null, exportSymbols: true)
!29 = !{!DITemplateTypeParameter(name: "T", type: !13, defaulted: true), !DITemplateValueParameter(name: "N", type: !32, defaulted: true, value: i32 4)}
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 64, elements: !31)
!31 = !{!DISubrange(count: 2, lowerBound: i8 -1), !DISubrange(count: !12)}
!32 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!33 = !{!DISubrangeType(name: "Small", size: 8, baseType: !32, upperBound: i64 7), !DISubrangeType(name: "Free", size: 16, upperBound: i64 9)}
!34 = !DIFile(filename: "area.hlsl", directory: "/shaders")
