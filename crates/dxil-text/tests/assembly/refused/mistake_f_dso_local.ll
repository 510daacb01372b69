define dso_local void @f() {
  ret void
}
