declare float @g(float, i32)
define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = call float @g(i32 %i, i32 1)
  ret float %a
}
