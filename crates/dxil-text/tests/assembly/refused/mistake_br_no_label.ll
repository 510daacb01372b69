define float @f(float %x, i32 %i, float* %p, i1 %c) {
  br %a
a:
  ret float %x
}
