declare float @g(float, i32)
define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = call i32 @g(float %x, i32 1)
  ret float %x
}
