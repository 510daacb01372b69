; passes: dxil-flatten-arrays
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

%item = type { float, [3 x i32] }
%table = type { [4 x %item], [2 x [3 x half]], i32 }

@items = internal addrspace(3) global [8 x %item] undef
@grids = internal constant [2 x { i32, [2 x [2 x i32]] }] [{ i32, [2 x [2 x i32]] } { i32 1, [2 x [2 x i32]] [[2 x i32] [i32 2, i32 3], [2 x i32] [i32 4, i32 5]] }, { i32, [2 x [2 x i32]] } zeroinitializer]
@table = internal addrspace(3) global %table undef

; Offsets in bytes lead to fields, and variables to the arrays in them.
define i32 @fields(i32 %i, i32 %j) {
  %item = getelementptr inbounds [16 x i8], ptr addrspace(3) @items, i32 %i
  %array = getelementptr inbounds i8, ptr addrspace(3) %item, i32 4
  %element = getelementptr inbounds [4 x i8], ptr addrspace(3) %array, i32 %j
  store i32 %j, ptr addrspace(3) %element
  %known = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @items, i32 28)
  ret i32 %known
}

; The index is counted from before the array.
define i32 @before(i32 %i, i32 %j) {
  %item = getelementptr [16 x i8], ptr addrspace(3) @items, i32 %i
  %element = getelementptr [4 x i8], ptr addrspace(3) %item, i32 %j
  %value = load i32, ptr addrspace(3) %element
  ret i32 %value
}

; A struct that lies in no array.
define half @struct(i32 %i, i32 %j) {
  %row = getelementptr [6 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i32 64), i32 %i
  %element = getelementptr [2 x i8], ptr addrspace(3) %row, i32 %j
  %value = load half, ptr addrspace(3) %element
  %item = getelementptr [16 x i8], ptr addrspace(3) @table, i32 %i
  %third = getelementptr i8, ptr addrspace(3) %item, i32 12
  store i32 1, ptr addrspace(3) %third
  %last = getelementptr i8, ptr addrspace(3) @table, i32 76
  store i32 2, ptr addrspace(3) %last
  ret half %value
}

; Arrays of arrays in structs become arrays of one dimension, too.
define i32 @grid(i32 %i, i32 %j, i32 %k) {
  %grids = alloca [2 x { i32, [2 x [2 x i32]] }], align 4
  %local = getelementptr [2 x { i32, [2 x [2 x i32]] }], ptr %grids, i32 0, i32 %i, i32 1, i32 %j, i32 %k
  store i32 %k, ptr %local
  %known = getelementptr [2 x { i32, [2 x [2 x i32]] }], ptr @grids, i32 0, i32 %i, i32 1, i32 %j, i32 %k
  %value = load i32, ptr %known
  ret i32 %value
}

; No part of the memory begins there.
define i32 @kept(i32 %i) {
  %middle = getelementptr i8, ptr addrspace(3) @table, i32 78
  %a = load i16, ptr addrspace(3) %middle
  %beyond = getelementptr i8, ptr addrspace(3) @table, i32 80
  %b = load i16, ptr addrspace(3) %beyond
  %sum = add i16 %a, %b
  %wide = zext i16 %sum to i32
  ret i32 %wide
}
