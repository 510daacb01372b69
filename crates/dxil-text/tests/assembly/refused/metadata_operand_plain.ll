declare void @g(metadata)
define void @f() {
  call void @g(!0)
  ret void
}
!0 = !{}
