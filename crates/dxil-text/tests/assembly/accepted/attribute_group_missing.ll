define void @f() #7 {
  ret void
}
