define void @f(i32* align 3 %p) {
  ret void
}
