define void @f(i32* %p) {
  %x = load i32* %p
  ret void
}
