define void @f() {
  br label %b
b:
  %x = phi i32 [ 1.0, %0 ]
  ret void
}
