define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = extractvalue {float,i32} undef, i32 0
  ret float %x
}
