@a=global i32undef @b=global i8388608 0 @c=global float 1.0declare cc10i32@f(i32noundef)
/* A comment ends after an odd number of stars: **/ ***/
define i32@g(i32%x,i1%c){%y=select i1%c,i32%x,i32poison ret i32%y}
