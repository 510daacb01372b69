define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = add i32 null, %i
  ret float %x
}
