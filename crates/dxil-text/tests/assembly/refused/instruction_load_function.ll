define void @f() {
  %x = load void (), void ()* @f
  ret void
}
