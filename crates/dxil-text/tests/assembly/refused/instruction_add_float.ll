define void @f() {
  %x = add float 1.0, 1.0
  ret void
}
