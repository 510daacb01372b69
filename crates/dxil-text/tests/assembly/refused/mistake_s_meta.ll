!0 = !{!"a, i32 1}
!1 = !{i32 1}
@x = global i32 0
@x = global i32 0
