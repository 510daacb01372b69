@x = global [s0x2 x i32] zeroinitializer
@y = global [u0x11111111111111111 x i32] zeroinitializer
