define i32 @f(i32 %0) {
  %256 = add i32 %0, 1
  %3 = add i32 %2, 1
  br label %4

4:
  %5 = add i32 %3, %2
  ret i32 %5
}
