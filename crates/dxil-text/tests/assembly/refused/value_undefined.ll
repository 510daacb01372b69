define void @f() {
  %x = add i32 %y, 1
  ret void
}
