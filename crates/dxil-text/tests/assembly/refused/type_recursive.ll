%a = type [2 x %a]
@x = external global %a
