declare void @f(float, i32)

define void @g(i32 %x) {
  call void @f(i32 %x, i32 1)
  call void @f(i32 %x, i32 2)
  call void @f(float 1.0, float 2.0)
  ret void
}
