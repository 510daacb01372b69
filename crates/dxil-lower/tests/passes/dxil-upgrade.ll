; passes: dxil-upgrade
target triple = "dxil-pc-shadermodel6.6-compute"

!before = !{!0}
!dx.valver = !{!1}
!after = !{!2}

!0 = !{i32 1}
!1 = !{i32 1, i32 8}
!2 = !{i32 2}
