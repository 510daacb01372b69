define void @f() {
  %x = select i32 1, i32 2, i32 3
  ret void
}
