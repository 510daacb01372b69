; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.3-compute"

define double @overload(double %x) {
  %y = call double @llvm.sin.f64(double %x)
  ret double %y
}

define float @stage(float %x) {
  %y = call float @llvm.dx.ddx.coarse.f32(float %x)
  ret float %y
}

define i32 @version(i32 %x) {
  %y = call i32 @llvm.dx.dot4add.i8packed(i32 %x, i32 %x, i32 %x)
  ret i32 %y
}

define i32 @unknown(<4 x i32> %x) {
  %y = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %x)
  ret i32 %y
}

declare double @llvm.sin.f64(double)
declare float @llvm.dx.ddx.coarse.f32(float)
declare i32 @llvm.dx.dot4add.i8packed(i32, i32, i32)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
