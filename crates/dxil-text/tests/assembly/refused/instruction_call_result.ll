declare void @g(i32)
define void @f() {
  %x = call i32 @g(i32 1)
  ret void
}
