define void @f(i32* %p) {
  %x = atomicrmw fadd i32* %p, i32 1 acquire
  ret void
}
