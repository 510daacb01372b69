; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

%class.matrix.float.2.2 = type { [2 x <2 x float>] }

; What a function takes is taken apart in memory, and what it gives is put together there.
define %class.matrix.float.2.2 @swapped(%class.matrix.float.2.2 %m) {
  %first = extractvalue %class.matrix.float.2.2 %m, 0, 0
  %second = extractvalue %class.matrix.float.2.2 %m, 0, 1
  %half = insertvalue %class.matrix.float.2.2 poison, <2 x float> %second, 0, 0
  %whole = insertvalue %class.matrix.float.2.2 %half, <2 x float> %first, 0, 1
  ret %class.matrix.float.2.2 %whole
}

; A part of what it takes may be given on.
define %class.matrix.float.2.2 @changed(%class.matrix.float.2.2 %m, <2 x float> %row) {
  %whole = insertvalue %class.matrix.float.2.2 %m, <2 x float> %row, 0, 1
  ret %class.matrix.float.2.2 %whole
}

; So are the arguments and the result of a call.
define <2 x float> @calls(<2 x float> %row) {
  %half = insertvalue %class.matrix.float.2.2 poison, <2 x float> %row, 0, 0
  %whole = insertvalue %class.matrix.float.2.2 %half, <2 x float> %row, 0, 1
  %result = call %class.matrix.float.2.2 @callee(%class.matrix.float.2.2 %whole)
  %first = extractvalue %class.matrix.float.2.2 %result, 0, 0
  ret <2 x float> %first
}

; An array in a struct is not a part by itself.
define [2 x <2 x float>] @inner(%class.matrix.float.2.2 %m) {
  %rows = extractvalue %class.matrix.float.2.2 %m, 0
  ret [2 x <2 x float>] %rows
}

declare %class.matrix.float.2.2 @callee(%class.matrix.float.2.2)
