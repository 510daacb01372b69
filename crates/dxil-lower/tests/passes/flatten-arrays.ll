; passes: dxil-flatten-arrays
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

%pair = type { i32, [2 x float] }

@table = internal constant [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
@mixed = internal global [2 x [2 x float]] [[2 x float] zeroinitializer, [2 x float] [float 1.0, float 2.0]]
@shared = internal addrspace(3) global [4 x [3 x [2 x float]]] undef, align 4
@plain = internal global %pair zeroinitializer

; Chains become one address, and indices of the same value are both counted.
define float @chain(i32 %i, i32 %j) {
  %row = getelementptr inbounds [4 x [3 x [2 x float]]], ptr addrspace(3) @shared, i32 0, i32 %i
  %column = getelementptr inbounds [3 x [2 x float]], ptr addrspace(3) %row, i32 0, i32 %j
  %place = getelementptr inbounds [2 x float], ptr addrspace(3) %column, i32 0, i32 %i
  %value = load float, ptr addrspace(3) %place
  ret float %value
}

define i32 @constants() {
  %a = load i32, ptr getelementptr inbounds ([2 x [2 x i32]], ptr @table, i32 0, i32 1, i32 1)
  %b = load float, ptr getelementptr ([2 x float], ptr getelementptr ([2 x [2 x float]], ptr @mixed, i32 0, i32 1), i32 0, i32 0)
  %c = fptosi float %b to i32
  %sum = add i32 %a, %c
  ret i32 %sum
}

; Offsets in bytes, negative ones, and indices of other widths.
define void @offsets(i32 %bytes, i64 %wide, i16 %narrow) {
  %local = alloca [2 x [4 x i32]], align 4
  %byte = getelementptr i8, ptr %local, i32 %bytes
  store i32 1, ptr %byte
  %last = getelementptr [4 x i32], ptr %local, i64 %wide, i32 -1
  store i32 2, ptr %last
  %first = getelementptr [4 x i32], ptr %local, i16 %narrow
  store i32 3, ptr %first
  ret void
}

; Elements of structs keep the indices that lead into them.
define float @structs(i32 %i) {
  %local = alloca [2 x [3 x %pair]], align 4
  %field = getelementptr [2 x [3 x %pair]], ptr %local, i32 0, i32 %i, i32 1, i32 1, i32 1
  %a = load float, ptr %field
  %other = getelementptr %pair, ptr @plain, i32 0, i32 1, i32 %i
  %b = load float, ptr %other
  %dynamic = getelementptr [2 x [3 x %pair]], ptr %local, i32 0, i32 0, i32 1, i32 1, i32 %i
  %c = load float, ptr %dynamic
  %ab = fadd float %a, %b
  %sum = fadd float %ab, %c
  ret float %sum
}
