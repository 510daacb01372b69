define void @f() {
  %x = alloca i32, float 1.0
  ret void
}
