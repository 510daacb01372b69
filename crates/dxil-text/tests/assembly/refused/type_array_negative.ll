@x = external global [-1 x i32]
