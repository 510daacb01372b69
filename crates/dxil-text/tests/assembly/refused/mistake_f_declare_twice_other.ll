declare void @f()
declare float @f()
