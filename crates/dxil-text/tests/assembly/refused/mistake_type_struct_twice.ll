%S = type { i32 }
%S = type { float }
