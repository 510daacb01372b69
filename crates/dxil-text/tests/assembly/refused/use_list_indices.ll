@x = global i32 0
@y = global i32* @x
@z = global i32* @x
uselistorder i32* @x, { 0, 1 }
