; passes: scalarizer
target triple = "dxil-pc-shadermodel6.3-library"

define <2 x float> @arithmetic(<2 x float> %x, <2 x float> %y) {
  %sum = fadd nnan <2 x float> %x, %y
  %negated = fneg <2 x float> %sum
  %is_less = fcmp olt <2 x float> %negated, splat (float 2.000000e+00)
  %chosen = select <2 x i1> %is_less, <2 x float> %x, <2 x float> %negated
  ret <2 x float> %chosen
}

define <4 x i32> @elements(<2 x i32> %x, i32 %i, i32 %y) {
  %put = insertelement <2 x i32> %x, i32 %y, i32 %i
  %taken = extractelement <2 x i32> %put, i32 %i
  %wide = shufflevector <2 x i32> %put, <2 x i32> %x, <4 x i32> <i32 3, i32 poison, i32 0, i32 1>
  %fixed = insertelement <4 x i32> %wide, i32 %taken, i64 1
  ret <4 x i32> %fixed
}

define <2 x float> @phi(i1 %c, <2 x float> %x, <2 x float> %y) {
entry:
  %double = fadd <2 x float> %x, %x
  br i1 %c, label %then, label %end
then:
  %product = fmul <2 x float> %double, %y
  br label %end
end:
  %result = phi <2 x float> [ %product, %then ], [ %double, %entry ]
  ret <2 x float> %result
}

define <2 x i32> @bits(<4 x half> %x) {
  %more = fadd <4 x half> %x, %x
  %words = bitcast <4 x half> %more to <2 x i32>
  %even = and <2 x i32> %words, splat (i32 -2)
  %again = bitcast <2 x i32> %even to <4 x i16>
  %longer = zext <4 x i16> %again to <4 x i32>
  %result = shufflevector <4 x i32> %longer, <4 x i32> poison, <2 x i32> <i32 0, i32 2>
  ret <2 x i32> %result
}

define <2 x i32> @structs(<2 x double> %x) {
  %split = call { <2 x i32>, <2 x i32> } @llvm.dx.splitdouble.v2i32(<2 x double> %x)
  %low = extractvalue { <2 x i32>, <2 x i32> } %split, 0
  %high = extractvalue { <2 x i32>, <2 x i32> } %split, 1
  %result = xor <2 x i32> %low, %high
  ret <2 x i32> %result
}

declare { <2 x i32>, <2 x i32> } @llvm.dx.splitdouble.v2i32(<2 x double>)
