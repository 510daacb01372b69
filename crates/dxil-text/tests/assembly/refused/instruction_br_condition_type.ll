define void @f(i1 %c) {
  br %c, label %a, label %b

a:
  ret void

b:
  ret void
}
