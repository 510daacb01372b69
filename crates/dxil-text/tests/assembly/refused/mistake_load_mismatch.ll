define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = load i32, float* %p
  ret float %x
}
