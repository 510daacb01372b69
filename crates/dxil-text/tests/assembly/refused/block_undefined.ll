define void @f() {
  br label %missing
}
