; passes: dxil-intrinsic-expansion
target triple = "dxil-pc-shadermodel6.3-library"

define float @constant(float %x) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 -3)
  ret float %r
}

define <2 x float> @constant_of_vectors(<2 x float> %x) {
  %r = call <2 x float> @llvm.powi.v2f32.i32(<2 x float> %x, i32 3)
  ret <2 x float> %r
}

define half @variable(half %x, i32 %n) {
  %r = call half @llvm.powi.f16.i32(half %x, i32 %n)
  ret half %r
}

define <2 x float> @variable_of_vectors(<2 x float> %x, i32 %n) {
  %r = call <2 x float> @llvm.powi.v2f32.i32(<2 x float> %x, i32 %n)
  ret <2 x float> %r
}
