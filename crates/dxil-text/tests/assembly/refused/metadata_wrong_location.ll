define void @f() {
  ret void, !dbg !0
}
!0 = !DILocation(line: 1, column: 2 scope: !1)
!1 = distinct !DISubprogram(name: "f")
