define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %7 = fadd float %x, %x
  ret float %7
}
