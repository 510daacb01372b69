define void @f(i32 %x) {
  %1 = call i32 @helper(i32 30, i32 %x)
  ret void
}
declare i32 @helper(i32, i32) #0
attributes #0 = { nounwind readnone }
