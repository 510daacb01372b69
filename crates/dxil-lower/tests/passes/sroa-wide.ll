; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-compute"

@shared = internal addrspace(3) global [7 x i64] undef, align 8
@numbers = internal addrspace(3) global [2 x { double, float }] undef, align 8

; A vector in place of a number that is as wide is that number.
define void @stored(<2 x i32> %v, i32 %i) {
  %place = getelementptr [8 x i8], ptr addrspace(3) @shared, i32 %i
  store <2 x i32> %v, ptr addrspace(3) %place, align 8
  ret void
}

define <2 x float> @loaded(i32 %i) {
  %place = getelementptr [2 x { double, float }], ptr addrspace(3) @numbers, i32 0, i32 %i
  %v = load <2 x float>, ptr addrspace(3) %place, align 8
  ret <2 x float> %v
}

; One that is wider, and one in a resource, stay.
define <4 x i32> @wider() {
  %v = load <4 x i32>, ptr addrspace(3) @shared, align 8
  ret <4 x i32> %v
}

define <2 x i32> @resource() {
  %buffer = call target("dx.RawBuffer", i64, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i64_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %place = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i64_0_0t.i32(target("dx.RawBuffer", i64, 0, 0) %buffer, i32 1)
  %v = load <2 x i32>, ptr %place, align 8
  ret <2 x i32> %v
}

declare target("dx.RawBuffer", i64, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i64_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i64_0_0t.i32(target("dx.RawBuffer", i64, 0, 0), i32)
