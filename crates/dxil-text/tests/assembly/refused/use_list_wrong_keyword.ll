define i32 @f(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y

  uselistorderi32 %x, { 1, 0 }
  uselistorder i32 %x, { 1, 0 }
}
