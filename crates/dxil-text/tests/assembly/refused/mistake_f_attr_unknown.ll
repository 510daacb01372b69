define void @f() noinlin {
  ret void
}
