declare cc 9000 i32 @g(i32)
define i32 @f(i32 %a, flaot %b) {
  %c = call i32 @g(i32 %a)
  %d = call i32 @f(i32 %c)
  ret i32 %d
}
define i32 @h(i32 %a) {
  %c = call i32 @f(i32 %a)
  ret i32 %e
}
