define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fptrunc float %x to half
  %b = fadd half %a, 0xH3C00F
  ret float %x
}
