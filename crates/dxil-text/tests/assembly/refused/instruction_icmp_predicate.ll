define void @f() {
  %x = icmp lt i32 1, 2
  ret void
}
