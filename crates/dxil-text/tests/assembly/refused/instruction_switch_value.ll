define void @f(i32 %x) {
  switch i32 1, label %a [ i32 %x, label %a ]
a:
  ret void
}
