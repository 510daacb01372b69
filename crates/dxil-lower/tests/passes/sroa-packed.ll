; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-library"

%pair = type { float, i32 }
%small = type { half, [3 x i16] }
%padded = type { i16, i32 }
%wide = type { i64, i32 }
%vector = type { <2 x float> }

@pairs = internal addrspace(3) global [4 x %pair] undef
@small = internal addrspace(3) global [4 x %small] undef
@padded = internal addrspace(3) global [4 x %padded] undef
@vectors = internal addrspace(3) global [4 x %vector] undef
@wide = internal addrspace(3) global [4 x %wide] undef

; An integer that is a copy of a struct becomes copies of its parts.
define void @copied(i32 %i, i32 %j) {
  %from = getelementptr [8 x i8], ptr addrspace(3) @pairs, i32 %i
  %to = getelementptr [8 x i8], ptr addrspace(3) @pairs, i32 %j
  %both = load i64, ptr addrspace(3) %from
  store i64 %both, ptr addrspace(3) %to
  %few = load i64, ptr addrspace(3) @small
  store i64 %few, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @small, i32 8)
  ret void
}

; Parts are put together, and taken from any integer.
define i64 @computed(i64 %x, i32 %i) {
  %place = getelementptr [8 x i8], ptr addrspace(3) @pairs, i32 %i
  %both = load i64, ptr addrspace(3) %place
  %sum = add i64 %both, %x
  store i64 %sum, ptr addrspace(3) @small
  store i64 %both, ptr addrspace(3) @small
  ret i64 %sum
}

define void @resource(i32 %i) {
  %buffer = call target("dx.RawBuffer", %pair, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %from = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %pair, 1, 0) %buffer, i32 %i)
  %to = getelementptr [8 x i8], ptr addrspace(3) @pairs, i32 %i
  %both = load i64, ptr %from
  store i64 %both, ptr addrspace(3) %to
  ret void
}

define void @vector(i32 %i, i32 %j) {
  %from = getelementptr [8 x i8], ptr addrspace(3) @vectors, i32 %i
  %to = getelementptr [8 x i8], ptr addrspace(3) @vectors, i32 %j
  %both = load i64, ptr addrspace(3) %from
  store i64 %both, ptr addrspace(3) %to
  ret void
}

; There are bytes between the parts, or the integer is a part.
define i64 @kept(i32 %i) {
  %padded = load i64, ptr addrspace(3) @padded
  %place = getelementptr [16 x i8], ptr addrspace(3) @wide, i32 %i
  %whole = load i64, ptr addrspace(3) %place
  %sum = add i64 %padded, %whole
  ret i64 %sum
}
