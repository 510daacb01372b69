define void @f() {
  %x = add i32 1, 1
  %x = add i32 2, 2
  ret void
}
