define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %my value = fadd float %x, %x
  ret float %x
}
