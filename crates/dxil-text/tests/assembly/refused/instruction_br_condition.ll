define void @f() {
  br i32 1, label %a, label %a
a:
  ret void
}
