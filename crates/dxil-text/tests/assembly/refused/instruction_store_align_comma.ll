define void @f(i32* %p) {
  store i32 1, i32* %p align 4
  ret void
}
