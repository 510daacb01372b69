@x = global i32x 0
