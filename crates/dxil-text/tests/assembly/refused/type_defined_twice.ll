%a = type { i32 }
%a = type { i64 }
@x = external global %a
