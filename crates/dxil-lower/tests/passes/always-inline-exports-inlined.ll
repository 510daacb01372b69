; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.6-library"

%Layout = type <{ float }>

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@buffer = internal global target("dx.CBuffer", %Layout) poison

define internal void @start() alwaysinline {
  %handle = call target("dx.CBuffer", %Layout) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_Layoutst(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.CBuffer", %Layout) %handle, ptr @buffer, align 4
  ret void
}

; clang's optimizations have inlined the constructor here.
define void @entry() "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  %handle = call target("dx.CBuffer", %Layout) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_Layoutst(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.CBuffer", %Layout) %handle, ptr @buffer, align 4
  %own = load target("dx.CBuffer", %Layout), ptr @buffer, align 4
  call void @use(target("dx.CBuffer", %Layout) %own)
  ret void
}

define void @exported() "hlsl.export" {
  %own = load target("dx.CBuffer", %Layout), ptr @buffer, align 4
  call void @use(target("dx.CBuffer", %Layout) %own)
  ret void
}

declare target("dx.CBuffer", %Layout) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_Layoutst(i32, i32, i32, i32, ptr)
declare void @use(target("dx.CBuffer", %Layout))
