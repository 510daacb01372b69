define void @f(i32 %1) {
  ret void
}
