%opaque = type opaque
%pair = type { i32, float }
%packed = type <{ i8, i32 }>
%list = type { i32, %list* }
%"quoted name" = type { %pair, [2 x %packed] }
%0 = type { i64 }
%1 = type { %0*, %opaque* }
%empty = type {}
%unused = type { i32 }
@a = external global %opaque
@b = external global %list
@c = external global %"quoted name"
@d = external global %1
@e = external global %empty
@f = external global { i32, { float, <{ i16, i8 }> } }
@g = external global [0 x i32]
@h = external global [2 x [3 x <4 x half>]]
@i = external global <2 x i32*>
@j = external global i32 addrspace(3)*
@k = external global i32 (i32, ...)*
@l = external global void ()* ()*
@m = external global i1
@n = external global i7
@o = external global i128
@p = external global double
@q = external global i8388607*
@r = external global i32 addrspace(1)* addrspace(2)*
declare void @s(metadata)
declare %pair @t(%pair, %list*)
declare void @u(i32, ...)
