@x = global i0 0
