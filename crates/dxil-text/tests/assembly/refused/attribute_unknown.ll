define void @f() fast {
  ret void
}
