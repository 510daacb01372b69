define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fptoui i32 %i to float
  ret float %x
}
