%S = type { i32 a, float b }
