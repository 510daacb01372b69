; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.6-library"

; The constructor also copies something else: exported functions do not call it, and the list stays.
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@buffer = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison, align 4
@to = internal global i32 undef
@from = internal global i32 undef

define internal void @start() alwaysinline {
  %handle = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %handle, ptr @buffer, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr @to, ptr @from, i32 4, i1 false)
  ret void
}

define void @exported() "hlsl.export" {
  %handle = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @buffer, align 4
  call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f32_1_0_0t.f32(target("dx.TypedBuffer", float, 1, 0, 0) %handle, i32 0, float 1.0)
  ret void
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f32_1_0_0t.f32(target("dx.TypedBuffer", float, 1, 0, 0), i32, float)
