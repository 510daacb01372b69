; passes: scalarizer<native-vectors>
target triple = "dxil-pc-shadermodel6.6-compute"

; Each element of a variable is told. What is no part of its variable goes.
define float @trace(<3 x float> %origin, <3 x float> %by) !dbg !3 {
    #dbg_value(<3 x float> poison, !12, !DIExpression(), !15)
  %moved = fadd <3 x float> %origin, %by, !dbg !15
    #dbg_value(<3 x float> %moved, !12, !DIExpression(), !15)
    #dbg_value(<3 x float> %moved, !11, !DIExpression(DW_OP_LLVM_fragment, 0, 96), !15)
    #dbg_value(<3 x float> %moved, !13, !DIExpression(), !15)
  %distance = extractelement <3 x float> %moved, i32 2, !dbg !15
    #dbg_value(<3 x float> zeroinitializer, !12, !DIExpression(), !15)
    #dbg_value(float %distance, !13, !DIExpression(), !15)
  ret float %distance, !dbg !15
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "ray.hlsl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "trace", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !5)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, flags: DIFlagVector, elements: !8)
!8 = !{!9}
!9 = !DISubrange(count: 3)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ray", file: !1, line: 1, size: 128, elements: !5)
!11 = !DILocalVariable(name: "ray", scope: !3, file: !1, line: 3, type: !10)
!12 = !DILocalVariable(name: "origin", scope: !3, file: !1, line: 4, type: !7)
!13 = !DILocalVariable(name: "distance", scope: !3, file: !1, line: 5, type: !6)
!14 = !DILocalVariable(name: "output", scope: !3, file: !1, line: 6, type: !6)
!15 = !DILocation(line: 8, column: 3, scope: !3)
!16 = distinct !DIAssignID()
