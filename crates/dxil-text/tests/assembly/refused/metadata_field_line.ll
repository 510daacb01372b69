!0 = !{}
!1 = !DILocation(scope: !0, line: 4294967296)
