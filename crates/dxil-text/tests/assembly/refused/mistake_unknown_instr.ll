define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fsum float %x, %x
  ret float %a
}
