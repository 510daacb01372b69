define void @f(i32 nounwind %x) {
  ret void
}
