define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = store float %x, float* %p
  ret float %x
}
