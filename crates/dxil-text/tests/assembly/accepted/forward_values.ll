define i32 @f(i1 %c) {
entry:
  br i1 %c, label %b, label %a
a:
  %x = add i32 %y, %z
  ret i32 %x
b:
  %z = add i32 1, 2
  %y = call i32 @later(i32 %z, i32* @data)
  br label %a
}
define i32 @later(i32 %v, i32* %p) {
  %r = load i32, i32* %p
  ret i32 %r
}
@data = global i32 ptrtoint (i32 (i1)* @f to i32)
