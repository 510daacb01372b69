; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-compute"

%buffer = type { target("dx.RawBuffer", i32, 1, 0), target("dx.RawBuffer", i32, 1, 0) }

; Resources of one array at computed addresses, copied from one memory to another.
define void @array(i32 %i, i32 %j, i32 %k) {
  %first = alloca [2 x %buffer], align 4
  %second = alloca [2 x [2 x %buffer]], align 4
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 2, i32 8, i32 %i, ptr null)
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr %first, align 4
  %counter = getelementptr inbounds %buffer, ptr %first, i32 0, i32 1
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr %counter, align 4
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 2, i32 8, i32 3, ptr null)
  %one = getelementptr inbounds [8 x i8], ptr %first, i32 %j
  store target("dx.RawBuffer", i32, 1, 0) %b, ptr %one, align 4
  store target("dx.RawBuffer", i32, 1, 0) poison, ptr %one, align 4
  %copied = load target("dx.RawBuffer", i32, 1, 0), ptr %one, align 4
  %row = getelementptr inbounds [2 x [2 x %buffer]], ptr %second, i32 0, i32 1
  %element = getelementptr inbounds [2 x %buffer], ptr %row, i32 0, i32 %k, i32 1
  store target("dx.RawBuffer", i32, 1, 0) %copied, ptr %element, align 4
  %used = load target("dx.RawBuffer", i32, 1, 0), ptr %element, align 4
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %used, i32 0, i32 0, i32 1)
  ret void
}

; Resources of two arrays: a handle stays one.
define void @arrays(i32 %i) {
  %memory = alloca [2 x target("dx.RawBuffer", i32, 1, 0)], align 4
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 2, i32 8, i32 0, ptr null)
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr %memory, align 4
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 10, i32 8, i32 0, ptr null)
  %one = getelementptr inbounds [2 x target("dx.RawBuffer", i32, 1, 0)], ptr %memory, i32 0, i32 1
  store target("dx.RawBuffer", i32, 1, 0) %b, ptr %one, align 4
  %at = getelementptr inbounds [2 x target("dx.RawBuffer", i32, 1, 0)], ptr %memory, i32 0, i32 %i
  %used = load target("dx.RawBuffer", i32, 1, 0), ptr %at, align 4
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %used, i32 0, i32 0, i32 1)
  ret void
}

; An index that is marked as one that varies: the mark would be lost.
define void @varying(i32 %i) {
  %memory = alloca [2 x target("dx.RawBuffer", i32, 1, 0)], align 4
  %marked = call i32 @llvm.dx.resource.nonuniformindex(i32 %i)
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 2, i32 8, i32 %marked, ptr null)
  %at = getelementptr inbounds [2 x target("dx.RawBuffer", i32, 1, 0)], ptr %memory, i32 0, i32 %i
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr %at, align 4
  %used = load target("dx.RawBuffer", i32, 1, 0), ptr %at, align 4
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %used, i32 0, i32 0, i32 1)
  ret void
}
