define void @f() {
  br %a

a:
  ret void
}
