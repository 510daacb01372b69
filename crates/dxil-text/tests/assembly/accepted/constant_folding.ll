@x = global [4 x i32] zeroinitializer
@a = global i32 add (i32 1, i32 2)
@b = global i64 zext (i32 7 to i64)
@c = global [4 x i32]* getelementptr ([4 x i32], [4 x i32]* @x, i32 0)
@d = global i32* bitcast ([4 x i32]* @x to i32*)
@e = global i1 icmp eq (i32 1, i32 1)
