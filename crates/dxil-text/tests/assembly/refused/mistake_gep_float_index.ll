define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = getelementptr float, float* %p, float %x
  ret float %x
}
