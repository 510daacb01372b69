define void @f() {
  %a = add i32 1
  %b = bogus
  %c = add i32 %a, %b
  ret
}
@x = global f32 0
!0 = !{1}
define void @g() {
  ret i32 1
}
