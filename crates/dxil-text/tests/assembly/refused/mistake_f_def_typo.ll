defin void @f() {
  ret void
}
