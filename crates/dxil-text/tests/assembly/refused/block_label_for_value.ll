define void @f() {
  br label %b
b:
  %x = add i32 %b, 1
  ret void
}
