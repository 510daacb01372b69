define void @f(float4 %x) {
  ret void
}
