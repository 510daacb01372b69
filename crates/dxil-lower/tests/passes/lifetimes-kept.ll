; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-library"

define void @local() {
  %x = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %x)
  store i32 1, ptr %x, align 4
  call void @llvm.lifetime.end.p0(ptr %x)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
