define void @f() {
  %é = add i32 1, 1
  ret void
}
