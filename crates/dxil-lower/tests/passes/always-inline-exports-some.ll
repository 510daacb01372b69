; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.6-library"

; The list has them in another order than the module.
@llvm.global_ctors = appending global [4 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start.second, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @start.first, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @start.copy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @start.constants, ptr null }]
@first = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison, align 4
@second = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison, align 4
@copy = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison, align 4
@alias = internal alias target("dx.TypedBuffer", float, 1, 0, 0), ptr @first
@constants = internal global target("dx.CBuffer", <{ float }>) poison
@member = external hidden addrspace(2) global float, align 4
@name = private unnamed_addr constant [2 x i8] c"a\00"

define internal void @start.first() alwaysinline {
  call void @make(i32 1, ptr @first)
  ret void
}
define internal void @start.second() alwaysinline {
  call void @make(i32 2, ptr @second)
  ret void
}
define internal void @start.copy() alwaysinline {
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 @copy, ptr align 4 @first, i32 4, i1 false)
  ret void
}
define internal void @start.constants() alwaysinline {
  %handle = call target("dx.CBuffer", <{ float }>) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_s(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.CBuffer", <{ float }>) %handle, ptr @constants, align 4
  ret void
}

; A part of constructors is no export that needs some, whatever its linkage.
define void @make(i32 %register, ptr %to) alwaysinline {
  %handle = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 %register, i32 1, i32 0, ptr @name)
  store target("dx.TypedBuffer", float, 1, 0, 0) %handle, ptr %to, align 4
  ret void
}

define void @uses.first() "hlsl.export" {
  call void @write(ptr @alias)
  ret void
}
define void @uses.second() "hlsl.export" {
  call void @write.second()
  ret void
}
define void @uses.both() "hlsl.export" {
  call void @write(ptr @first)
  call void @write.second()
  ret void
}
; What is copied has to be made first.
define void @uses.copy() "hlsl.export" {
  call void @write(ptr @copy)
  ret void
}
define float @uses.constants() "hlsl.export" {
  %member = load float, ptr addrspace(2) @member, align 4
  ret float %member
}
; Constructors give constants no value.
define ptr @uses.name() "hlsl.export" {
  ret ptr @name
}

define internal void @write.second() alwaysinline {
  call void @write(ptr @second)
  ret void
}
define internal void @write(ptr %from) alwaysinline {
  %handle = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %from, align 4
  call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f32_1_0_0t.f32(target("dx.TypedBuffer", float, 1, 0, 0) %handle, i32 0, float 1.0)
  ret void
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare target("dx.CBuffer", <{ float }>) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_s(i32, i32, i32, i32, ptr)
declare void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f32_1_0_0t.f32(target("dx.TypedBuffer", float, 1, 0, 0), i32, float)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.experimental.noalias.scope.decl(metadata)

!hlsl.cbs = !{!0}
!0 = !{ptr @constants, ptr addrspace(2) @member}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
