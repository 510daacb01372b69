define void @f(float* %p) {
  %x = atomicrmw add float* %p, float 1.0 acquire
  ret void
}
