!0 = !{!"a, i32 1}
!1 = !{!"b", i32 1}
@x = global i32 0
@x = global i32 0
