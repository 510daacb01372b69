; Debug information that becomes another in DXIL: functions, units, variables, common blocks, ranges.
target triple = "dxil-pc-shadermodel6.3-library"

@shared = internal global i32 0, align 4, !dbg !10
@common = common global [8 x i8] zeroinitializer, align 8, !dbg !11, !dbg !12

define float @main(float %x) !dbg !20 {
entry:
    #dbg_value(float %x, !24, !DIExpression(), !25)
  %y = fadd float %x, 1.000000e+00, !dbg !25
  %old = load i32, ptr @shared, align 4, !dbg !25
    #dbg_value(i32 %old, !26, !DIExpression(), !25)
  store i32 1, ptr @shared, align 4, !dbg !25
  ret float %y, !dbg !25
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1, !2}

!0 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 201402, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, retainedTypes: !5)
!1 = !{i32 2, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "a.hlsl", directory: "/")
!4 = !{!10, !11, !12}
!5 = !{!30, !31}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!11 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!12 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression(DW_OP_plus_uconst, 4))
!13 = distinct !DIGlobalVariable(name: "shared", scope: !0, file: !3, line: 1, type: !6, isLocal: true, isDefinition: true)
!14 = distinct !DIGlobalVariable(name: "first", scope: !16, file: !3, line: 2, type: !6, isLocal: false, isDefinition: true)
!15 = distinct !DIGlobalVariable(name: "second", scope: !16, file: !3, line: 2, type: !6, isLocal: false, isDefinition: true)
!16 = !DICommonBlock(scope: !20, declaration: !14, name: "common", file: !3, line: 2)
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !21, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!7, !7}
!23 = !{!24, !26}
!24 = !DILocalVariable(name: "x", arg: 1, scope: !20, file: !3, line: 4, type: !7)
!25 = !DILocation(line: 5, column: 3, scope: !20)
!26 = !DILocalVariable(name: "old", scope: !20, file: !3, line: 6, type: !30)
!30 = !DISubrangeType(name: "small", file: !3, line: 3, size: 32, align: 32, lowerBound: i64 0, upperBound: i64 7)
!31 = !DISubrangeType(name: "based", file: !3, line: 3, size: 32, align: 32, baseType: !6, lowerBound: i64 0, upperBound: i64 7)
