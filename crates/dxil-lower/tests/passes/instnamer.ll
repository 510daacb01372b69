; passes: function(instnamer)
target triple = "dxil-pc-shadermodel6.3-library"

define i32 @unnamed(i32, i32 %named, i32) {
  %4 = add i32 %0, %named
  br label %5
5:
  %i = add i32 %4, %1
  %6 = add i32 %i, 1
  call void @effect()
  br label %bb
bb:
  ret i32 %6
}

declare void @effect()
