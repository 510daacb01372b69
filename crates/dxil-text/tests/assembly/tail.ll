!dx.version = !{!1000}
!dx.valver = !{!1001}
!dx.shaderModel = !{!1002}
!dx.entryPoints = !{!1003}
!1000 = !{i32 1, i32 3}
!1001 = !{i32 1, i32 10}
!1002 = !{!"lib", i32 6, i32 3}
!1003 = !{null, !"", null, null, null}
