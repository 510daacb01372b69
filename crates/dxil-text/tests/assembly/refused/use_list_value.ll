define i32 @f(i32 %a) {
  %1 = add i32 %a, %a
  ret i32 %1
  uselistorder i32 %a, { 1, 2, 0 }
}
