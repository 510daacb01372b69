define float @f(float %x, i32 %i, float* %p, i1 %c) {
  br i1 True, label %a, label %a
a:
  ret float %x
}
