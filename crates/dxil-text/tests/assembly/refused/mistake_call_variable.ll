@v = global float 1.0
define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = call float @v(float %x)
  ret float %x
}
