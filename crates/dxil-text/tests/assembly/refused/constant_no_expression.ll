@x = global i32 load (i32* @y)
@y = global i32 0
