; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.6-library"

%Buffer = type { target("dx.TypedBuffer", float, 1, 0, 0) }

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@buffer = internal global %Buffer poison, align 4

define internal void @start() alwaysinline {
  call void @make(ptr @buffer)
  ret void
}

; Without optimizations, it stores to an address that it loads.
define internal void @make(ptr %this) alwaysinline {
  %this.addr = alloca ptr, align 4
  store ptr %this, ptr %this.addr, align 4
  %here = load ptr, ptr %this.addr, align 4
  %handle = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %handle, ptr %here, align 4
  ret void
}

; It calls the constructor itself.
define void @entry() "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  call void @start()
  call void @write()
  ret void
}

; Here nobody does, although the function that it calls uses the handle.
define void @exported() "hlsl.export" {
  call void @write()
  ret void
}

define internal void @write() alwaysinline {
  %handle = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @buffer, align 4
  call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f32_1_0_0t.f32(target("dx.TypedBuffer", float, 1, 0, 0) %handle, i32 0, float 1.0)
  ret void
}

define float @without(float %x) "hlsl.export" {
  ret float %x
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f32_1_0_0t.f32(target("dx.TypedBuffer", float, 1, 0, 0), i32, float)
