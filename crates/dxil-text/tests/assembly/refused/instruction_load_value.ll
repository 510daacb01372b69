define void @f(i32 %p) {
  %x = load i32, i32 %p
  ret void
}
