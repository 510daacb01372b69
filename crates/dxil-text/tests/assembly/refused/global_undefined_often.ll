define void @f() {
  call void @g()
  call void @g()
  call void @h()
  ret void
}
