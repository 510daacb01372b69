define void @f() #3 {
  ret void
}
