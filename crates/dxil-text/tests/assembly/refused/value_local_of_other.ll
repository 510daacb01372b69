define void @g(i32 %a) {
  ret void
}
define void @f() {
  %x = add i32 %a, 1
  ret void
}
