%S = type { i32, float
@x = global i32 0
