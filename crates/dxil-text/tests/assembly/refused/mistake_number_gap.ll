define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %1 = fadd float %x, %x
  %3 = fadd float %x, %x
  ret float %3
}
