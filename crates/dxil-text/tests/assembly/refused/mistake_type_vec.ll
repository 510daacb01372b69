define void @f(<4 float> %x) {
  ret void
}
