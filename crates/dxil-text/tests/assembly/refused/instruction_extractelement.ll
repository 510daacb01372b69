define void @f() {
  %x = extractelement i32 1, i32 0
  ret void
}
