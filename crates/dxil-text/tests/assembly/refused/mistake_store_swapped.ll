define float @f(float %x, i32 %i, float* %p, i1 %c) {
  store float* %p, float %x
  ret float %x
}
