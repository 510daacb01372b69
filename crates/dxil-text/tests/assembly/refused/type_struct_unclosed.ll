%a = type { i32, i64
@x = external global i32
