attributes #0 = { }
declare void @f() #0
