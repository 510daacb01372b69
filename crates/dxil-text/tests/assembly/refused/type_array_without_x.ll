@x = external global [2 i32]
