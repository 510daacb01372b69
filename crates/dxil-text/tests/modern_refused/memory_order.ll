declare void @a() memory(read, argmem: none)
declare void @b() memory(argmem: none, read)
