@x = global i64 ptrtoint (i32* @y to i32)
@y = global i32 0
