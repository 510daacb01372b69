define void @f() {
  %x = freeze i32 1
  ret void
}
