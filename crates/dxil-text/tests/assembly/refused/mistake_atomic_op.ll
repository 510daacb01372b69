define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = atomicrmw plus i32* undef, i32 1 seq_cst
  ret float %x
}
