define float @f(float %x, i32 %i, float* %p, i1 %c) {
  br label %b
b:
  %a = fadd float %y, %x
  br label %c1
c1:
  %y = add i32 %i, 1
  ret float %a
}
