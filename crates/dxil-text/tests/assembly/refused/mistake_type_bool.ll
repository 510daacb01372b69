define void @f(bool %x) {
  ret void
}
