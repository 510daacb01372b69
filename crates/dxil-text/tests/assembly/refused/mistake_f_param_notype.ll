define void @f(%x) {
  ret void
}
