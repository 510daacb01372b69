define void @f() {
  %x = add i32 1, 1
  %y = add i64 %x, 1
  ret void
}
