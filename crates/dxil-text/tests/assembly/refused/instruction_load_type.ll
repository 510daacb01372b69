define void @f(i32* %p) {
  %x = load i64, i32* %p
  ret void
}
