@x = global i32 0, align 1073741824
