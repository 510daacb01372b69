define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = call float @dx.op.unary.f32(i32 13, float %x)
  ret float %x
}
