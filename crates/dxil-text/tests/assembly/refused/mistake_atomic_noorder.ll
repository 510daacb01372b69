define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = atomicrmw add i32* undef, i32 1
  ret float %x
}
