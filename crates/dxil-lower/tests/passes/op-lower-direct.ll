; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-library"

; A name of our own.
define float @input() {
  %x = call float @llvm.dx.op.LoadInput.f32(i32 0, i32 0, i8 1, i32 undef)
  ret float %x
}

declare float @llvm.dx.op.LoadInput.f32(i32, i32, i8, i32)
