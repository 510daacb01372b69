define void @f({ i32 }* %p, i32 %i) {
  %x = getelementptr { i32 }, { i32 }* %p, i32 0, i32 %i
  ret void
}
