define void @f() {
  %x = alloca i32, align 6
  ret void
}
