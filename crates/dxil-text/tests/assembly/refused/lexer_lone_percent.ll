define void @f() {
  %1 = add i32 % , 1
  ret void
}
