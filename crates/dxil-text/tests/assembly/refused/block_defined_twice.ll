define void @f() {
  br label %b
b:
  br label %b
b:
  ret void
}
