define void @f(u32 %x) {
  ret void
}
