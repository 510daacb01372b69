@x = global i32 null
