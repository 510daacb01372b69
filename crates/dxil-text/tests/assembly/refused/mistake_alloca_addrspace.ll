define float @f(float %x, i32 %i, float* %p, i1 %c) {
  %a = alloca float, addrspace(3)
  ret float %x
}
