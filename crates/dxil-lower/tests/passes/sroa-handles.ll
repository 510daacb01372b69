; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-compute"

%buffer = type { target("dx.TypedBuffer", float, 1, 0, 0) }
%counted = type { target("dx.RawBuffer", i32, 1, 0), target("dx.RawBuffer", i32, 1, 0) }

@local = internal global %buffer zeroinitializer, align 4
@guard = internal global i8 0, align 1
@array = internal global [2 x %buffer] poison, align 4

; clang stores handles without a value in a loop, then those that the array holds.
define void @constructed() {
entry:
  %own = alloca [3 x %buffer], align 4
  %end = getelementptr inbounds %buffer, ptr %own, i32 3
  br label %first
first:
  %at = phi ptr [ @array, %entry ], [ %next, %first ]
  store target("dx.TypedBuffer", float, 1, 0, 0) poison, ptr %at, align 4
  %next = getelementptr inbounds %buffer, ptr %at, i32 1
  %done = icmp eq ptr %next, getelementptr inbounds nuw (i8, ptr @array, i32 8)
  br i1 %done, label %second, label %first
second:
  %own.at = phi ptr [ %own, %first ], [ %own.next, %second ]
  %handle = getelementptr inbounds %buffer, ptr %own.at, i32 0, i32 0
  store target("dx.TypedBuffer", float, 1, 0, 0) undef, ptr %handle, align 4
  %own.next = getelementptr inbounds %buffer, ptr %own.at, i32 1
  %own.done = icmp eq ptr %own.next, %end
  br i1 %own.done, label %exit, label %second
exit:
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %a, ptr @array, align 4
  store target("dx.TypedBuffer", float, 1, 0, 0) %b, ptr getelementptr inbounds nuw (i8, ptr @array, i32 4), align 4
  %two = getelementptr inbounds %buffer, ptr %own, i32 2
  store target("dx.TypedBuffer", float, 1, 0, 0) %a, ptr %two, align 4
  %x = load target("dx.TypedBuffer", float, 1, 0, 0), ptr getelementptr inbounds nuw (i8, ptr @array, i32 4), align 4
  %y = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %two, align 4
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %x, i32 0, float 1.0)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %y, i32 1, float 2.0)
  ret void
}

; A loop that stores something else counts, too; an address that may be anywhere is compared as it is.
define void @filled(ptr %other) {
entry:
  %numbers = alloca [3 x i32], align 4
  br label %loop
loop:
  %at = phi ptr [ %numbers, %entry ], [ %next, %loop ]
  store i32 1, ptr %at, align 4
  %next = getelementptr inbounds i32, ptr %at, i32 1
  %done = icmp eq ptr %next, %other
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A handle that is made the first time only, as for a static variable of a function.
define void @static() #0 {
  %made = load i8, ptr @guard, align 1
  %is.new = icmp eq i8 %made, 0
  br i1 %is.new, label %make, label %use
make:
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %a, ptr @local, align 4
  store i8 1, ptr @guard, align 1
  br label %use
use:
  %x = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @local, align 4
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %x, i32 0, float 1.0)
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
