!0 = !{}
!1 = !DILocation(scope: !0, column: 65536)
