define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fadd float %x, %5
  ret float %a
}
