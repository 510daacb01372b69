define void @f() {
  %x = insertelement <2 x i32> undef, i64 1, i32 0
  ret void
}
