define void @f(int %x) {
  ret void
}
