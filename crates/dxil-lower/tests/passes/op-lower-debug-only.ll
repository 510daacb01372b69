; passes: dxil-resource-access,dxil-op-lower
target triple = "dxilv1.6-unknown-shadermodel6.6-compute"
define void @main() #0 !dbg !5 {
  %h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 3)
  %a = load i32, ptr %p
    #dbg_value(i32 %a, !8, !DIExpression(), !10)
  ret void, !dbg !10
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,8,1" }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_HLSL, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.hlsl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!5 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !9)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocalVariable(name: "e", scope: !5, file: !1, line: 2, type: !11)
!9 = !{!8}
!10 = !DILocation(line: 3, column: 1, scope: !5)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
