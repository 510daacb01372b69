%a = type { i32, void }
@x = external global %a
