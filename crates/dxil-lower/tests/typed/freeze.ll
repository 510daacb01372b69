target triple = "dxil-pc-shadermodel6.3-library"

define i32 @chain(i32 %x, i1 %c) {
  %a = freeze i32 %x
  br i1 %c, label %then, label %end
end:
  ret i32 %a
then:
  %b = freeze i32 %a
  %d = freeze i32 %b
  %sum = add i32 %d, %b
  ret i32 %sum
}
