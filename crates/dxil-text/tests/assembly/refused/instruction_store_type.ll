define void @f(i32* %p) {
  store i64 1, i32* %p
  ret void
}
