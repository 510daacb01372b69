target triple = "dxil-pc-shadermodel6.3-library"

define <4 x float> @product(<4 x float> %x, <4 x float> %y) {
  %wraps = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %x, <4 x float> %y, i32 -1, i32 -1, i32 -1)
  %misfits = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %x, <4 x float> %y, i32 4, i32 1, i32 4)
  %empty = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %x, <4 x float> %y, i32 0, i32 0, i32 0)
  ret <4 x float> %misfits
}

define <4 x float> @transposed(<4 x float> %x) {
  %claimed = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %x, i32 100000, i32 100000)
  %misfits = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %x, i32 3, i32 1)
  ret <4 x float> %misfits
}

declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
