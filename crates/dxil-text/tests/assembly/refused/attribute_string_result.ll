declare "name"="value" i32 @f()
