define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = extractvalue {float,i32} undef, 2
  ret float %x
}
