define cc 8192 void @f() {
  ret void
}
