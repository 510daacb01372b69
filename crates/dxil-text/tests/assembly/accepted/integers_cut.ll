@a = global i8 256
@b = global i8 -129
@c = global i1 2
@d = global i32 4294967296
