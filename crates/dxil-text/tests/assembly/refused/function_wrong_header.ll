define i32 @f(i32 %a, flaot %b) #0 {
  %c = add i32 %a, %a
  ret i32 %c

  uselistorder i32 %a, { 1, 0 }
}

define i32 @g(i32 %a) {
  %b = call i32 @f(i32 %a, float 1.0)
  ret i31 %b
}
