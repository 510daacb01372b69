@x = global i32 0
@y = alias i32* @x section "a"
@z = alias bitcast (i32* @x to i8*) @x
