!0 = !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DISubroutineType(types: !{})
!3 = !DISubprogram(name: "f", type: !2)
!4 = !DISubprogram(name: "f", type: !2, spFlags: DISPFlagDefinition)
!5 = !DISubprogram(name: "f")
!6 = !{!DIAssignID()}
