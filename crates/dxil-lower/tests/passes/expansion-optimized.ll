; passes: dxil-intrinsic-expansion
target triple = "dxil-pc-shadermodel6.3-library"

; Intrinsics that only LLVM's optimizations make.
@table = internal global [4 x float] zeroinitializer

define float @power_of_two(float %x, i32 %n) {
  %r = call reassoc nnan float @llvm.ldexp.f32.i32(float %x, i32 %n)
  ret float %r
}

define <2 x float> @powers_of_two(<2 x float> %x, <2 x i32> %n) {
  %r = call <2 x float> @llvm.ldexp.v2f32.v2i32(<2 x float> %x, <2 x i32> %n)
  ret <2 x float> %r
}

define void @constant() {
  %i = call ptr @llvm.invariant.start.p0(i64 16, ptr @table)
  call void @llvm.invariant.end.p0(ptr %i, i64 16, ptr @table)
  ret void
}

declare float @llvm.ldexp.f32.i32(float, i32)
declare <2 x float> @llvm.ldexp.v2f32.v2i32(<2 x float>, <2 x i32>)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr)
declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr)
