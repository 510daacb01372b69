@a = global { i32, i64 } zeroinitializer
@x = global i64* getelementptr ({ i32, i64 }, { i32, i64 }* @a, i32 0, i32 2)
