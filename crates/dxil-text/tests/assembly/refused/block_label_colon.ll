define void @f() {
  br label %a

a
  ret void
}
