; no passes: dxil-legalize removes freeze
target triple = "dxil-pc-shadermodel6.3-library"

define i32 @cycle() {
  ret i32 0
dead:
  %x = freeze i32 %y
  %y = freeze i32 %x
  %z = add i32 %x, %y
  br label %dead
}
