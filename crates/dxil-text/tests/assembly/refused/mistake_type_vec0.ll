define void @f(<0 x float> %x) {
  ret void
}
