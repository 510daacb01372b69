define void @f() {
  %x = add fast i32 1, 1
  ret void
}
