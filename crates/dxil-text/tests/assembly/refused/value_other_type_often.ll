define float @f(i32 %x) {
  %a = fadd float %x, 1.0
  %b = fadd float %x, 2.0
  ret float %b
}

define float @g(i32 %x) {
  ret float %x
}
