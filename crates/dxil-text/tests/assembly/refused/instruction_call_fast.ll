declare float @g()
define void @f() {
  %x = call fast float @g()
  ret void
}
