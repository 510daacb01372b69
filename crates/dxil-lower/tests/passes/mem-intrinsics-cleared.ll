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

; What begins at a byte in an element.
define void @inner() {
  %array = alloca [4 x { i16, i32 }], align 4
  %byte = getelementptr i8, ptr %array, i32 12
  call void @llvm.memset.p0.i32(ptr %byte, i8 0, i32 4, i1 false)
  ret void
}

; Arrays of arrays, as clang makes of matrices, and the start of arrays and structs.
define void @parts() {
  %matrices = alloca [2 x [2 x <2 x float>]], align 4
  call void @llvm.memset.p0.i32(ptr %matrices, i8 0, i32 32, i1 false)
  %array = alloca [4 x i32], align 4
  call void @llvm.memset.p0.i32(ptr %array, i8 0, i32 12, i1 false)
  %memory = alloca %struct, align 4
  call void @llvm.memset.p0.i32(ptr %memory, i8 0, i32 20, i1 false)
  ret void
}

; A part of a vector, more than the memory, and another byte.
define void @refused(i32 %i) {
  %memory = alloca %struct, align 4
  call void @llvm.memset.p0.i32(ptr %memory, i8 0, i32 12, i1 false)
  call void @llvm.memset.p0.i32(ptr %memory, i8 0, i32 28, i1 false)
  call void @llvm.memset.p0.i32(ptr %memory, i8 1, i32 24, i1 false)
  ret void
}

; A part of a part, and memory of any type.
define void @other(ptr %p) {
  %memory = alloca { i32, { i32, i32 } }, align 4
  %part = getelementptr { i32, { i32, i32 } }, ptr %memory, i32 0, i32 1
  call void @llvm.memset.p0.i32(ptr %part, i8 0, i32 4, i1 false)
  call void @llvm.memset.p0.i32(ptr %p, i8 0, i32 4, i1 false)
  ret void
}

; Bytes that no element has, and bits.
define i32 @padded(i32 %x) {
  %memory = alloca { i16, i32 }, align 4
  store i32 %x, ptr %memory, align 4
  call void @llvm.memset.p0.i32(ptr %memory, i8 0, i32 8, i1 false)
  %number = load i32, ptr %memory, align 4
  %bit = alloca { i1 }, align 4
  call void @llvm.memset.p0.i32(ptr %bit, i8 0, i32 4, i1 false)
  ret i32 %number
}

; From within an element, from between two, and after the last.
define void @amid() {
  %array = alloca [4 x { i16, i32 }], align 4
  %within = getelementptr i8, ptr %array, i32 4
  call void @llvm.memset.p0.i32(ptr %within, i8 0, i32 8, i1 false)
  %between = getelementptr i8, ptr %array, i32 2
  call void @llvm.memset.p0.i32(ptr %between, i8 0, i32 2, i1 false)
  %after = getelementptr i8, ptr %array, i32 32
  call void @llvm.memset.p0.i32(ptr %after, i8 0, i32 8, i1 false)
  ret void
}

declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
