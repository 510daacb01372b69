define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = fptoui float %x
  ret float %x
}
