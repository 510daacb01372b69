declare void @g(metadata)
define void @f() {
  call void @g(metadata metadata !0)
  ret void
}
!0 = !{}
