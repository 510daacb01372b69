target triple = "dxil-pc-shadermodel6.3-library"

define void @arguments() {
  %abs = call i32 @llvm.abs.i32()
  %degrees = call float @llvm.dx.degrees.f32()
  %exp = call float @llvm.exp.f32()
  %bits = call i32 @llvm.ctpop.i32()
  %sum = call i32 @llvm.vector.reduce.add.v4i32()
  %sign = call i32 @llvm.dx.sign.f32()
  ret void
}

define void @types(float %x, i32 %i) {
  %dot = call float @llvm.dx.fdot.f32(float %x, float %x)
  %radians = call i32 @llvm.dx.radians.i32(i32 %i)
  %shifted = call float @llvm.fshl.f32(float %x, float %x, float %x)
  %clamped = call float @llvm.dx.nclamp.f32(float %x, i32 %i, i32 %i)
  ret void
}

define void @calls() {
  %nan = call i1 () @llvm.dx.isnan.f16()
  ret void
}

define <2 x float> @numbers(<2 x float> %x) {
  %shorter = call float @llvm.dx.cross.f32(float 1.0)
  ret <2 x float> %x
}

declare i32 @llvm.abs.i32()
declare float @llvm.dx.degrees.f32()
declare float @llvm.exp.f32()
declare i32 @llvm.ctpop.i32()
declare i32 @llvm.vector.reduce.add.v4i32()
declare i32 @llvm.dx.sign.f32()
declare float @llvm.dx.fdot.f32(float, float)
declare i32 @llvm.dx.radians.i32(i32)
declare float @llvm.fshl.f32(float, float, float)
declare float @llvm.dx.nclamp.f32(float, i32, i32)
declare i1 @llvm.dx.isnan.f16(half)
declare float @llvm.dx.cross.f32(float)
