define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = load float* %p
  ret float %a
}
