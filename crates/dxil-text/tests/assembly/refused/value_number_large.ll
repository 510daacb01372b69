define i32 @f(i32) {
  %2 = add i32 %0, 1
  %4294967295 = fadd float 1.0, 2.0
  %4 = add i32 %2, 1
  ret i32 %4
}
