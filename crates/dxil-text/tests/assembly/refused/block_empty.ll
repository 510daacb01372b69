define void @f() {
a:
b:
  ret void
}
