define void @f(i32* %p) {
  %x = cmpxchg i32* %p, i32 1, i64 2 acquire acquire
  ret void
}
