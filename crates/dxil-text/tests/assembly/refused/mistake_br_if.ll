define float @f(float %x, i32 %i, float* %p, i1 %c) {
  br i1 %c, %a, %b
a:
  ret float %x
b:
  ret float %x
}
