; passes: dxil-mem-intrinsics
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-compute"

; A buffer of bytes has words, whatever the struct has that is stored there.
define void @words(i32 %i) {
  %buffer = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %element = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %buffer, i32 %i)
  call void @llvm.memset.p0.i32(ptr align 4 %element, i8 0, i32 8, i1 false)
  %address = getelementptr inbounds i8, ptr %element, i32 16
  call void @llvm.memset.p0.i32(ptr align 2 %address, i8 0, i32 6, i1 false)
  ret void
}

define void @refused(i32 %i) {
  %buffer = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %element = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %buffer, i32 %i)
  call void @llvm.memset.p0.i32(ptr %element, i8 0, i32 5, i1 false)
  call void @llvm.memset.p0.i32(ptr %element, i8 1, i32 4, i1 false)
  call void @llvm.memset.p0.i32(ptr %element, i8 0, i32 65536, i1 false)
  ret void
}

declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg)
