define void @f() {
  ret void, !kind
}
