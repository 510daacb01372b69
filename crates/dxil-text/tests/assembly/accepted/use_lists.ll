@x = global i32 0
@y = global i32* @x
@z = global i32* @x
define i32 @f(i32 %a) {
  %1 = add i32 %a, 1
  %2 = add i32 %a, %1
  %3 = add i32 %a, %2
  ret i32 %3
  uselistorder i32 %a, { 1, 0, 2 }
}
uselistorder i32* @x, { 1, 0 }
