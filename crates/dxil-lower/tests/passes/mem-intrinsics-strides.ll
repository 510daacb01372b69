; passes: dxil-mem-intrinsics
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-library"

%item = type { i16, [2 x half] }
%table = type { i32, [4 x %item] }

@items = internal addrspace(3) global [8 x [2 x %item]] undef
@table = internal addrspace(3) global %table undef

; The size of the arrays of bytes tells what is copied.
define void @copy(i32 %i, i32 %j) {
  %local = alloca [4 x %item], align 2
  %from = getelementptr [6 x i8], ptr %local, i32 %i
  %row = getelementptr [12 x i8], ptr addrspace(3) @items, i32 %j
  %item = getelementptr [6 x i8], ptr addrspace(3) %row, i32 %i
  call void @llvm.memcpy.p3.p0.i32(ptr addrspace(3) %item, ptr %from, i32 6, i1 false)
  %in = getelementptr [6 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i32 4), i32 %j
  call void @llvm.memcpy.p3.p0.i32(ptr addrspace(3) %in, ptr %from, i32 6, i1 false)
  %second = getelementptr [6 x i8], ptr %local, i32 1
  call void @llvm.memcpy.p0.p0.i32(ptr %second, ptr %from, i32 6, i1 false)
  ret void
}
