define i32 @f(i32 %x) {
  %y = add i32 %x, %x
  %z = sub i32 %x
  ret i32 %y

  uselistorder i32 %x, { 2, 1, 0 }
}
