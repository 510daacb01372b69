@x = global i32 0
@y = alias "bitcast" (i32* @x to float*)
