define void @f() {
  br label %b
b:
  %x = phi i32 [ 1, 2 ]
  ret void
}
