define void @f(i32* %p) {
  %x = load atomic i32, i32* %p acquire
  ret void
}
