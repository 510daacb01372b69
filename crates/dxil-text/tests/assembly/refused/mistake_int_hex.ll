define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = add i32 0x10, %i
  ret float %x
}
