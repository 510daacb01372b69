declare void @g(i32)
define void @f() {
  call void @g()
  ret void
}
