define void @f() {
  %x = addd i32 1, 1
  ret void
}
