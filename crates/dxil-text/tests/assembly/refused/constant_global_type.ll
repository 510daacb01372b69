@x = global i32 0
@y = global i64* @x
