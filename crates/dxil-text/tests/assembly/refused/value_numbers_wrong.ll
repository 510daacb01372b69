define i32 @f(i32) {
  %2 = add i32 %0, 1
  %7 = add i32 %2, 1
  %4 = fadd float 1.0, 2.0
  %5 = add i32 %7, 1
  ret i32 %5
}
