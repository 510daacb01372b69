target triple = "dxil-pc-shadermodel6.3-library"

define float @first(float %x) {
  %y = call float @llvm.dx.nothing(float %x)
  %z = call float @llvm.dx.nothing(float %y)
  ret float %z
}

define ptr @second(float %x) {
  call void @llvm.dx.never(float %x)
  ret ptr @llvm.dx.pointed
}

declare float @llvm.dx.nothing(float)
declare void @llvm.dx.never(float)
declare void @llvm.dx.pointed(float)
