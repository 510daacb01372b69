@x = global i32* @missing
