define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fadd float %x, %x
  %a = fadd float %x, %x
  ret float %a
}
