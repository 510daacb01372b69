define void @f() {
  %x = add i32 1, 1
b:
  ret void
}
