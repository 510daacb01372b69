define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fadd float 0x3F8000000000000000, %x
  ret float %a
}
