define void @f() {
  %x = getelementptr i32, i32 1, i32 0
  ret void
}
