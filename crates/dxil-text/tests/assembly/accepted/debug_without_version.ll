!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: 1, subprograms: !6)
!1 = !DIFile(filename: "a.hlsl", directory: "")
!6 = !{!20}
!20 = distinct !DISubprogram(name: "f", scope: !1, file: !1, isDefinition: true, function: void ()* @f)
define void @f() {
  ret void, !dbg !DILocation(line: 1, scope: !20)
}
