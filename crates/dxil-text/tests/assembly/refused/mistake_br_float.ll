define float @f(float %x, i32 %i, float* %p, i1 %c) {
  br float %x, label %a, label %a
a:
  ret float %x
}
