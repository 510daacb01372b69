declare float @g(float, i32)
define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = call float @g(float %x)
  ret float %a
}
