@x = global [4 float] zeroinitializer
