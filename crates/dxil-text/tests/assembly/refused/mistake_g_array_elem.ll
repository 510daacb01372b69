@x = global [2 x i32] [i32 1, float 2.0]
