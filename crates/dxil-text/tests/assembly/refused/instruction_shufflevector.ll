define void @f() {
  %x = shufflevector <2 x i32> undef, <2 x i32> undef, <2 x i32> <i32 0, i32 4>
  ret void
}
