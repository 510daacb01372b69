define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fadd float 0xH3C00, %x
  ret float %a
}
