define void @f() byval {
  ret void
}
