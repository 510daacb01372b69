define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fadd %x, %x
  ret float %a
}
