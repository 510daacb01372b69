define void @f(i32* %p) {
  store atomic i32 1, i32* %p acquire, align 4
  ret void
}
