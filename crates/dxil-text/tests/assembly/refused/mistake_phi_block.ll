define float @f(float %x, i32 %i, float* %p, i1 %c) {
  br label %a
a:
  %b = phi float [ %x, %q ]
  ret float %b
}
