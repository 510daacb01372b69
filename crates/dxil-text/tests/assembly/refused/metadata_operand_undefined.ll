declare void @g(metadata)
define void @f() {
  call void @g(metadata i32 %x)
  ret void
}
