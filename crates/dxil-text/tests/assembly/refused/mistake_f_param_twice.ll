define void @f(float %x, float %x) {
  ret void
}
