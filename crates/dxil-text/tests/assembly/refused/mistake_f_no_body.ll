define void @f()
@x = global i32 0
