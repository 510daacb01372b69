define void @f() {
  %x = add exact i32 1, 1
  ret void
}
