declare void @f() #3
declare void @g() #3
declare void @h() #4
