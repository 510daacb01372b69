@x = global i1 icmp eq (i32* @y, i64* @z)
@y = global i32 0
@z = global i64 0
