@x = global i32 0
@y = global [2 x i32] zeroinitializer
@a = alias i32* @x
@b = internal alias i32* @x
@c = weak unnamed_addr alias i32* @x
@d = hidden alias i32* getelementptr inbounds ([2 x i32], [2 x i32]* @y, i32 0, i32 1)
@e = alias bitcast (i32* @x to float*)
@f = alias void ()* @fn
@g = linkonce_odr alias i32* @a
@0 = alias i32* @x
define void @fn() {
  %1 = load i32, i32* @a
  ret void
}
