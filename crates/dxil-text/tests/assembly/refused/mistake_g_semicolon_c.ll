// a comment
@x = global i32 0
