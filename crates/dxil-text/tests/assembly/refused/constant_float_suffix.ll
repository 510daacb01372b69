define float @f(float %x) {
  %y = fadd float %x, 2.0f
  ret float %y
}
