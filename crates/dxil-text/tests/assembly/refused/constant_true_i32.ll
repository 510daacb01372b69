@x = global i32 true
