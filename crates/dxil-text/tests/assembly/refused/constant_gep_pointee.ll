@a = global [2 x i32] zeroinitializer
@x = global i32* getelementptr ([3 x i32], [2 x i32]* @a, i32 0, i32 1)
