define @f() {
  ret void
}
