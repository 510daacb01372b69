define void @f() {
  %2 = add i32 1, 1
  ret void
}
