; passes: sroa
target triple = "dxil-pc-shadermodel6.6-library"

; Structs are split also where there is no memory.
define i32 @first(i32 %x, i32 %y) {
  %one = insertvalue { i32, i32 } poison, i32 %x, 0
  %both = insertvalue { i32, i32 } %one, i32 %y, 1
  %first = extractvalue { i32, i32 } %both, 0
  ret i32 %first
}
