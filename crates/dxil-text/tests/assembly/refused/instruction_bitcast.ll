define void @f(i32 %a) {
  %x = bitcast i32 %a to i64
  ret void
}
