define void @f() {
  switch i32 1, label %a [ i64 1, label %a ]
a:
  ret void
}
