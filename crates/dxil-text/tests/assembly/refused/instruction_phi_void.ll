define void @f() {
  br label %b
b:
  %x = phi void [ undef, %0 ]
  ret void
}
