declare void @f()
!named = !{!0}
!0 = !{i32 1}
declare void @g()
!1 = !{i32 2}
!others = !{!1}
