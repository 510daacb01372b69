!0 = !{!9}
!1 = !DIFile(filename: "a")
!2 = !DIBasicType(size: -1, name: "b")
!3 = !{i32 1.0}
!4 = !{}
!4 = !{}
