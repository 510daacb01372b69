; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.6-library"

; The constructor also writes to a resource: exported functions do not call it, and the list stays.
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@buffer = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison, align 4

define internal void @start() alwaysinline {
  %handle = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %handle, ptr @buffer, align 4
  call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f32_1_0_0t.f32(target("dx.TypedBuffer", float, 1, 0, 0) %handle, i32 0, float 2.0)
  ret void
}

define void @exported() "hlsl.export" {
  %handle = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @buffer, align 4
  call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f32_1_0_0t.f32(target("dx.TypedBuffer", float, 1, 0, 0) %handle, i32 0, float 1.0)
  ret void
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f32_1_0_0t.f32(target("dx.TypedBuffer", float, 1, 0, 0), i32, float)
