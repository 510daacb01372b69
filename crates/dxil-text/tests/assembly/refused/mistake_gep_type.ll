define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = getelementptr i32, float* %p, i32 1
  ret float %x
}
