define void @f(f32 %x) {
  ret void
}
