@x = global i32 0, !section "a"
