@x = global i33x 0
@y = global i32 0.5
