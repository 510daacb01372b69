; passes: dxil-mem-intrinsics
target triple = "dxil-pc-shadermodel6.6-compute"

define void @overlapping() {
  %array = alloca [4 x i32], align 4
  %second = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 1
  call void @llvm.memmove.p0.p0.i32(ptr %array, ptr %second, i32 12, i1 false)
  ret void
}

declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1 immarg)
