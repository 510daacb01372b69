define void @f() {
  br i1 true, label %a
a:
  ret void
}
