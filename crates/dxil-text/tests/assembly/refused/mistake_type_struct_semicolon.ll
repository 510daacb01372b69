%S = type { i32; float }
