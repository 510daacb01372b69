; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.5-library"

@.name = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @store(i32 %index, i32 %at, i32 %x) {
  %buffer = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 2, i32 4, i32 %index, ptr @.name)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i32_1_0t.i32(target("dx.RawBuffer", i32, 1, 0) %buffer, i32 %at, i32 0, i32 %x)
  ret void
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i32_1_0t.i32(target("dx.RawBuffer", i32, 1, 0), i32, i32, i32)
