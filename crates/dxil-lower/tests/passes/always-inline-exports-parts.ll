; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.6-library"

; One constructor, as without optimizations: each export calls the parts that it needs.
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@first = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison, align 4
@second = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison, align 4

define internal void @start() alwaysinline {
  call void @start.first()
  call void @start.second()
  ret void
}
define internal void @start.first() alwaysinline {
  %handle = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %handle, ptr @first, align 4
  ret void
}
define internal void @start.second() alwaysinline {
  %handle = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 2, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %handle, ptr @second, align 4
  ret void
}

define void @uses.first() "hlsl.export" {
  %handle = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @first, align 4
  ret void
}
define void @uses.second() "hlsl.export" {
  %handle = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @second, align 4
  ret void
}
define void @main() "hlsl.shader"="compute" {
  call void @start()
  ret void
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
