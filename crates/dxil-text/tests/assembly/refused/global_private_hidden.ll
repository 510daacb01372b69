@x = private hidden global i32 0
