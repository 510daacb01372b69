define void @f() {
  %x = extractvalue { i32 } undef
  ret void
}
