define void @f() {
  %x = extractvalue { i32 } undef, 1
  ret void
}
