@a = global i32 zeroinitializer
@x = global i32* getelementptr (i32, i32* @a, float 0.0)
