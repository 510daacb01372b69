@x = global i32 %a
