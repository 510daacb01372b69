target triple = "dxil-pc-shadermodel6.6-library"

; The size of the memory comes first in LLVM 3.7. Memory of a caller, or of a number of elements that is not known, has no
; lifetime here.
define void @lifetimes(ptr %of_caller, i32 %i) {
  %array = alloca [4 x i32], align 4
  %byte = alloca i8, align 1
  %four = alloca i32, i32 4, align 4
  %some = alloca i32, i32 %i, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %array)
  call void @llvm.lifetime.start.p0(ptr %byte)
  call void @llvm.lifetime.start.p0(ptr %of_caller)
  call void @llvm.lifetime.start.p0(ptr %four)
  call void @llvm.lifetime.start.p0(ptr %some)
  %element = getelementptr [4 x i32], ptr %array, i32 0, i32 %i
  store i32 %i, ptr %element, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %array)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
