!0 = !DIFile(filename: "a", directory: "b")
!1 = distinct !DICompileUnit(language: DW_LANG_HLSL, file: !0)
