@"open = global i32 0
