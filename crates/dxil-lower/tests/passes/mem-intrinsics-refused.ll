; passes: dxil-mem-intrinsics
target triple = "dxil-pc-shadermodel6.3-library"

define void @refused(ptr %p, i32 %length) {
  %array = alloca [4 x i32], align 4
  %huge = alloca [100000 x i32], align 4
  call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %array, i32 16, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %array, ptr %p, i32 %length, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %array, ptr %p, i32 20, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %huge, ptr %p, i32 400000, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %array, ptr %p, i32 16, i1 true)
  call void @llvm.memset.p0.i32(ptr %array, i8 0, i32 8, i1 false)
  call void @llvm.memset.p0.i32(ptr %huge, i8 0, i32 400000, i1 false)
  %padded = alloca [2 x { i16, i32 }], align 4
  %within = getelementptr i8, ptr %padded, i32 4
  call void @llvm.memcpy.p0.p0.i32(ptr %within, ptr %p, i32 8, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1 immarg)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1 immarg)
