define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = shufflevector <2 x float> undef, <2 x float> undef, <2 x i32> <i32 0, i32 9>
  ret float %x
}
