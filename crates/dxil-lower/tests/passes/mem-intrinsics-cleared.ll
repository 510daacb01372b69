; passes: dxil-mem-intrinsics
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-compute"

%struct = type { <4 x float>, [2 x i32] }

; A struct in a buffer, and one of the function.
define void @f(i32 %i) {
  %memory = alloca %struct, align 4
  call void @llvm.memset.p0.i32(ptr %memory, i8 0, i32 24, i1 false)
  %h = call target("dx.RawBuffer", %struct, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %element = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %struct, 1, 0) %h, i32 %i)
  call void @llvm.memset.p0.i32(ptr %element, i8 0, i32 24, i1 false)
  ret void
}

; A part of it, and another byte.
define void @refused(i32 %i) {
  %memory = alloca %struct, align 4
  call void @llvm.memset.p0.i32(ptr %memory, i8 0, i32 20, i1 false)
  call void @llvm.memset.p0.i32(ptr %memory, i8 1, i32 24, i1 false)
  ret void
}

declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
