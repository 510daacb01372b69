@x = alias i32* @missing
