define void @f() {
  %x = fadd i32 1, 1
  ret void
}
