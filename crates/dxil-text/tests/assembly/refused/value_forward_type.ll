define void @f() {
  br label %b
b:
  %p = phi i32 [ %x, %b ], [ 0, %0 ]
  %x = add i64 1, 1
  br label %b
}
