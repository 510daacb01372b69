define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = trunc i32 %i to i64
  ret float %x
}
