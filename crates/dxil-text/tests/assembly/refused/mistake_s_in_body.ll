define void @f() {
  %"a = add i32 1, 1
  %b = add i32 1, 1.0
  ret void
}
define void @g() {
  ret i32
}
