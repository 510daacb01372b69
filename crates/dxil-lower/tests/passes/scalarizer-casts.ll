; passes: scalarizer<native-vectors>
target triple = "dxil-pc-shadermodel6.6-compute"

; Without vectors, what a scalar and a vector have in common are bits.
define <4 x float> @one(float %x, <4 x float> %y) {
  %single = bitcast float %x to <1 x float>
  %wide = shufflevector <1 x float> %single, <1 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %both = shufflevector <4 x float> %y, <4 x float> %wide, <4 x i32> <i32 4, i32 1, i32 2, i32 3>
  ret <4 x float> %both
}

define i32 @narrow(<1 x float> %x) {
  %number = bitcast <1 x float> %x to i32
  ret i32 %number
}

define float @apart(i64 %x, double %y) {
  %pair = bitcast i64 %x to <2 x float>
  %first = extractelement <2 x float> %pair, i32 0
  %second = extractelement <2 x float> %pair, i32 1
  %words = bitcast double %y to <2 x i32>
  %high = extractelement <2 x i32> %words, i32 1
  %third = uitofp i32 %high to float
  %sum = fadd float %first, %second
  %all = fadd float %sum, %third
  ret float %all
}

define i64 @together(<2 x float> %x, <4 x i16> %y) {
  %a = bitcast <2 x float> %x to i64
  %b = bitcast <4 x i16> %y to i64
  %sum = add i64 %a, %b
  ret i64 %sum
}

define <2 x i32> @halves(<4 x half> %x) {
  %words = bitcast <4 x half> %x to <2 x i32>
  ret <2 x i32> %words
}

define <4 x i16> @words(<2 x i32> %x) {
  %halves = bitcast <2 x i32> %x to <4 x i16>
  ret <4 x i16> %halves
}
