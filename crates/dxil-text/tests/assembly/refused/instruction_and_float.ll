define void @f() {
  %x = and float 1.0, 1.0
  ret void
}
