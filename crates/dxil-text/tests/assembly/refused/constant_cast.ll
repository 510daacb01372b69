@x = global i32 zext (i64 ptrtoint (i32* @y to i64) to i32)
@y = global i32 0
