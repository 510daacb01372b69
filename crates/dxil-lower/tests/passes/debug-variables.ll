; passes: dxil-debug-variables,sroa
target triple = "dxil-pc-shadermodel6.6-compute"

%Ray = type { <3 x float>, float }

@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

; Of a struct in memory, variables are parts, also those that are chosen where blocks meet. What tells handles and addresses goes.
define float @trace(<3 x float> %origin, float %by, i1 %far) !dbg !3 {
entry:
  %ray = alloca %Ray, align 4
  %output = alloca target("dx.TypedBuffer", float, 1, 0, 0), align 4
  %assigned = alloca float, align 4, !DIAssignID !16
    #dbg_declare(ptr %ray, !11, !DIExpression(), !15)
    #dbg_declare(ptr %output, !14, !DIExpression(), !15)
    #dbg_value(ptr @.str, !14, !DIExpression(), !15)
    #dbg_value(target("dx.TypedBuffer", float, 1, 0, 0) poison, !14, !DIExpression(), !15)
    #dbg_assign(float %by, !13, !DIExpression(), !16, ptr %assigned, !DIExpression(), !15)
  store float %by, ptr %assigned, align 4, !dbg !15
  store <3 x float> %origin, ptr %ray, align 4, !dbg !15
  %distance = getelementptr inbounds %Ray, ptr %ray, i32 0, i32 1, !dbg !15
  store float 0.000000e+00, ptr %distance, align 4, !dbg !15
  br i1 %far, label %then, label %done, !dbg !15

then:
  store float %by, ptr %distance, align 4, !dbg !15
  br label %done, !dbg !15

done:
  %result = load float, ptr %distance, align 4, !dbg !15
    #dbg_value(<3 x float> %origin, !12, !DIExpression(), !15)
  ret float %result, !dbg !15
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
