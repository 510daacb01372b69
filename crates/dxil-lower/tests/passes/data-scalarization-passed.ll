; passes: dxil-data-scalarization,scalarizer<load-store>,dxil-flatten-arrays
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

; The parameters state what they point to: the addresses are those of vectors, the last one with an index of two variables.
define half @takes(ptr byref([4 x <2 x half>]) %a, ptr byref(<2 x half>) %b, i32 %i, i32 %j) {
  %element = getelementptr [4 x <2 x half>], ptr %a, i32 0, i32 %i
  %v = load <2 x half>, ptr %element, align 4
  store <2 x half> %v, ptr %b, align 4
  %lane = getelementptr [4 x <2 x half>], ptr %a, i32 0, i32 %i, i32 %j
  %x = load half, ptr %lane, align 2
  ret half %x
}

; So does memory that is passed to such, and that of which a part is. What is not passed becomes an array.
define half @passes(i32 %i, i32 %j) {
  %a = alloca [4 x <2 x half>], align 4
  %b = alloca [4 x <2 x half>], align 4
  %other = alloca [4 x <2 x half>], align 4
  %part = getelementptr [4 x <2 x half>], ptr %b, i32 0, i32 %i
  %x = call half @takes(ptr byref([4 x <2 x half>]) %a, ptr byref(<2 x half>) %part, i32 %i, i32 %j)
  %next = getelementptr [4 x <2 x half>], ptr %b, i32 0, i32 1
  %v = load <2 x half>, ptr %next, align 4
  %place = getelementptr [4 x <2 x half>], ptr %other, i32 0, i32 %j
  store <2 x half> %v, ptr %place, align 4
  ret half %x
}

; A parameter that states nothing points to arrays.
define half @unstated(ptr %a, i32 %i) {
  %lane = getelementptr [4 x <2 x half>], ptr %a, i32 0, i32 %i, i32 1
  %x = load half, ptr %lane, align 2
  ret half %x
}
