@x = global { i32, i64 } { i32 1, i32 2 }
