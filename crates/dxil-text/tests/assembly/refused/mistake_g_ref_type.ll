@y = global float 0.0
@x = global i32* @y
