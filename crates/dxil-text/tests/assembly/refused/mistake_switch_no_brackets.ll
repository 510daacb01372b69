define float @f(float %x, i32 %i, float* %p, i1 %c) {
  switch i32 %i, label %a
a:
  ret float %x
}
