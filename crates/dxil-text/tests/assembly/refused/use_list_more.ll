define void @f() {
  %x = add i32 7, 7
  ret void
}
uselistorder i32 7, { 1, 0 } i32
