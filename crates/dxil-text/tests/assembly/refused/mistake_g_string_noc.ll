@x = global [2 x i8] "ab"
