define cc 1024 void @f() {
  ret void
}
