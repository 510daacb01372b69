@a=global i32undef @b=global i1true@c=global i32u0x10@d=global i32add(i32 1,i32 2)@e=global<2x i32>zeroinitializer
declare cc10i32@f(i32signext,i8*nocapture)declare cc 11i1@g()
define i32@h(i32%x,i1%c){%y=add nsw i32%x,-1%z=select i1%c,i32%y,i32undef%w=zext i1true to i32%v=add i32ptrtoint(i32*@a to i32),%w br label%i32undef
i32undef:br label%cc10i32
cc10i32:ret i32%v}
