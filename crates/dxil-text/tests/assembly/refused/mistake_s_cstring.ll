@x = global [2 x i8] c"ab
@y = global i32 0
