; Intrinsics that are called without a declaration, in any order, or declared with other types in their names.

%pair = type { i32, float }

declare <3 x i64> @llvm.fshl.v1i64(<3 x i64>, <3 x i64>, <3 x i64>)
declare float @llvm.fabs.f32(float)

define float @calls(float %x, <2 x double> %v, i32 %i) {
  %a = call float @llvm.sin(float %x)
  %b = call <2 x double> @llvm.sin(<2 x double> %v)
  %c = call float @llvm.sin.f32(float %a)
  %d = call float @llvm.fabs.f32(float %c)
  %e = call float @llvm.dx.saturate.f32(float %d)
  %f = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i, i32 1)
  %g = call i32 @llvm.dx.wave.getlaneindex()
  ret float %e
}

define void @handle(i32 %index) {
  %a = call target("dx.RawBuffer", %pair, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 2, i32 %index, ptr null)
  %b = call target("dx.RawBuffer", { i32, [2 x half] }, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 2, i32 %index, ptr null)
  %c = call { { i32, i32 }, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", %pair, 1, 0) %a, i32 0, i32 0)
  ret void
}

define <3 x i64> @renamed(<3 x i64> %x) {
  %a = call <3 x i64> @llvm.fshl.v1i64(<3 x i64> %x, <3 x i64> %x, <3 x i64> %x)
  ret <3 x i64> %a
}

define void @memory(ptr %to, ptr addrspace(3) %from, i64 %size) {
  call void @llvm.memcpy(ptr %to, ptr addrspace(3) %from, i64 %size, i1 false)
  %local = alloca i32
  call void @llvm.lifetime.end(ptr %local)
  ret void
}
