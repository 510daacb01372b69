define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = load float, ptr %p
  ret float %a
}
