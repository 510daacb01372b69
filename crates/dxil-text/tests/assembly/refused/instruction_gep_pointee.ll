define void @f(i32* %p) {
  %x = getelementptr i64, i32* %p, i32 0
  ret void
}
