define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = phi float %x, %0
  ret float %a
}
