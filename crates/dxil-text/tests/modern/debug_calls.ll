; Debug information of older texts, in which records are calls of intrinsics.

declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)

define float @main(float %x) !dbg !4 {
  %local = alloca float
  call void @llvm.dbg.declare(metadata ptr %local, metadata !7, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.value(metadata float %x, metadata !6, metadata !DIExpression()), !dbg !8
  ret float %x, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_HLSL, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.hlsl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !3, isLocal: true, isDefinition: true, isOptimized: true, unit: !0)
!5 = !{!9}
!6 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1, type: !9)
!7 = !DILocalVariable(name: "local", scope: !4, type: !9)
!8 = !DILocation(line: 1, scope: !4)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
