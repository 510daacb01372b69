define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = icmp lt i32 %i, %i
  ret float %x
}
