define void @f() {
  %x = trunc i32 1 to i64
  ret void
}
