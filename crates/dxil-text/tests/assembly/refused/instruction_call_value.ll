define void @f(i32 %x) {
  call void %x()
  ret void
}
