define void @f() {
  %x = add i32 1, 2, 3
  ret void
}
