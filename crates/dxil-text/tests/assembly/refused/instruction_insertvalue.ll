define void @f() {
  %x = insertvalue { i32 } undef, i64 1, 0
  ret void
}
