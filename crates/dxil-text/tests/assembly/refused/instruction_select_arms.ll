define void @f() {
  %x = select i1 true, i32 2, i64 3
  ret void
}
