; passes: scalarizer
target triple = "dxil-pc-shadermodel6.3-library"

declare <2 x float> @llvm.floor.v2f32(<2 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)

; A call of another type than its callee says nothing of later ones.
define <2 x float> @other_type(<2 x float> %a, <2 x double> %d) {
  %x = call <2 x double> @llvm.floor.v2f32(<2 x double> %d)
  %y = call <2 x float> @llvm.floor.v2f32(<2 x float> %a)
  ret <2 x float> %y
}

; Lanes that a vector lacks are not those of another one.
define <4 x float> @other_length(<4 x float> %a, <2 x float> %b, <4 x float> %c) {
  %y = call <4 x float> @llvm.fma.v4f32(<4 x float> %a, <2 x float> %b, <4 x float> %c)
  ret <4 x float> %y
}
