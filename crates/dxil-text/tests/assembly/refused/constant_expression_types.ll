@x = global i32 add (i32 ptrtoint (i32* @x to i32), i64 1)
