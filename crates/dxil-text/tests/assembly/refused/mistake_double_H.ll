define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fpext float %x to double
  %b = fadd double %a, 0xH3C00
  ret float %x
}
