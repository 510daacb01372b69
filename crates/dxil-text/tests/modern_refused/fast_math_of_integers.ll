define i32 @f(i1 %c, [2 x float] %x, { float, float } %y) {
  %a = select nsz i1 %c, [2 x float] %x, [2 x float] %x
  %b = select nsz i1 %c, { float, float } %y, { float, float } %y
  %d = select nsz i1 %c, i32 1, i32 2
  %e = call fast i32 @f(i1 %c, [2 x float] %x, { float, float } %y)
  br label %next
next:
  %g = phi nnan i32 [ %e, %0 ]
  ret i32 %d
}
