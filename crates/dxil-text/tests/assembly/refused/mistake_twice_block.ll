define float @f(float %x, i32 %i, float* %p, i1 %c) {
  br label %a
a:
  br label %a
a:
  ret float %x
}
