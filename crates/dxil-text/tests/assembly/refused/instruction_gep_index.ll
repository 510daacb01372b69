define void @f({ i32 }* %p) {
  %x = getelementptr { i32 }, { i32 }* %p, i32 0, i32 1
  ret void
}
