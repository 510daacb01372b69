define void @f() {
  %x = alloca void
  ret void
}
