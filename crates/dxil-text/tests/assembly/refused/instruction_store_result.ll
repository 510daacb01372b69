define void @f(i32* %p) {
  %x = store i32 1, i32* %p
  ret void
}
