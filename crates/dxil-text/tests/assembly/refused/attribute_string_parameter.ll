declare i32 @f(i32 zeroext "name"="value")
