; passes: dxil-legalize
target triple = "dxil-pc-shadermodel6.3-library"

; What is left to choose from is folded.
define i32 @folded(i32 %x, i32 %y, i1 %choice) {
entry:
  switch i32 %x, label %never [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  ret i32 10
one:
  switch i32 %y, label %nowhere [
    i32 0, label %two
    i32 1, label %three
    i32 2, label %four
  ]
two:
  br i1 %choice, label %same, label %same
same:
  ret i32 2
three:
  ret i32 3
four:
  ret i32 4
never:
  unreachable
nowhere:
  unreachable
}
