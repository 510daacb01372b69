S = type { i32 }
