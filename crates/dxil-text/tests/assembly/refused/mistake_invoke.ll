define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = invoke float @g() to label %a unwind label %a
}
