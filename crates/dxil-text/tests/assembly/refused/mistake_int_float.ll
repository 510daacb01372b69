define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = add i32 1.0, %i
  ret float %x
}
