; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.3-library"

define float @fast_and_precise(float %x) {
  %fast = call fast float @llvm.sin.f32(float %x)
  %precise = call reassoc nnan float @llvm.cos.f32(float %fast)
  %rounded = tail call float @llvm.roundeven.f32(float %precise)
  ret float %rounded
}

define i32 @integers(i32 %x, i32 %y) {
  %max = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  %min = call i32 @llvm.umin.i32(i32 %max, i32 %y)
  %reversed = call i32 @llvm.bitreverse.i32(i32 %min)
  ret i32 %reversed
}

declare float @llvm.sin.f32(float)
declare float @llvm.cos.f32(float)
declare float @llvm.roundeven.f32(float)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.bitreverse.i32(i32)
