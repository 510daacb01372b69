@x = global i8388608 0
