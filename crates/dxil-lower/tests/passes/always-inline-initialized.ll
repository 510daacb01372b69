; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.6-library"

; Nothing calls the constructor, but it initializes more than variables for handles: the list stays.
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@first = internal global float undef
@other = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison, align 4

define internal void @start() alwaysinline {
  %buffer = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %loaded = call { float, i1 } @llvm.dx.resource.load.typedbuffer.f32.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %buffer, i32 0)
  %value = extractvalue { float, i1 } %loaded, 0
  store float %value, ptr @first, align 4
  ret void
}
define float @read() "hlsl.export" {
  %value = load float, ptr @first, align 4
  ret float %value
}
