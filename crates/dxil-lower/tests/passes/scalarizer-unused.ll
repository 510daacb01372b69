; passes: dxil-intrinsic-expansion,scalarizer
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-library"

; Lanes that nothing uses go with what computes them, also in calls that only give a result.
define float @product(<2 x float> %v, <4 x float> %m) {
  %p = call <2 x float> @llvm.matrix.multiply.v2f32.v2f32.v4f32(<2 x float> %v, <4 x float> %m, i32 1, i32 2, i32 2)
  %x = extractelement <2 x float> %p, i32 0
  ret float %x
}

define float @calls(<2 x float> %v) {
  %s = call <2 x float> @llvm.sin.v2f32(<2 x float> %v)
  %w = call <2 x float> @llvm.dx.wave.readlane.v2f32(<2 x float> %v, i32 0)
  %x = extractelement <2 x float> %s, i32 1
  %y = extractelement <2 x float> %w, i32 1
  %sum = fadd float %x, %y
  ret float %sum
}
