@x = global i32 +7
