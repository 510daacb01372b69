define void @f(i32 %a) {
  ret void
  uselistorder i32 %a, { 1, 0 }
}
