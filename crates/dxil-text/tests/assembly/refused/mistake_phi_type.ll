define float @f(float %x, i32 %i, float* %p, i1 %c) {
  br label %a
a:
  %b = phi float [ %i, %0 ]
  ret float %b
}
