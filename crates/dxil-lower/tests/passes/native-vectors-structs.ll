; passes: dxil-data-scalarization<native-vectors>,scalarizer<native-vectors>,dxil-flatten-arrays
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-library"

%point = type { <3 x float>, i32 }
%line = type { [2 x %point], <2 x half> }
%plain = type { float, i32 }

@points = internal constant [2 x %point] [%point { <3 x float> <float 1.0, float 2.0, float 3.0>, i32 4 }, %point zeroinitializer]
@shared = internal addrspace(3) global %line undef
@plain = internal global %plain zeroinitializer

; Vectors in structs become arrays, too.
define float @local(<3 x float> %x, i32 %i, i32 %j) {
  %points = alloca [3 x %point], align 4
  %point = getelementptr [3 x %point], ptr %points, i32 0, i32 %i
  store <3 x float> %x, ptr %point, align 4
  %component = getelementptr %point, ptr %point, i32 0, i32 0, i32 %j
  %value = load float, ptr %component, align 4
  ret float %value
}

define <3 x float> @constant(i32 %i) {
  %first = load <3 x float>, ptr @points, align 4
  %point = getelementptr [2 x %point], ptr @points, i32 0, i32 %i
  %other = load <3 x float>, ptr %point, align 4
  %sum = fadd <3 x float> %first, %other
  ret <3 x float> %sum
}

define half @nested(i32 %i) {
  store <3 x float> zeroinitializer, ptr addrspace(3) getelementptr (%line, ptr addrspace(3) @shared, i32 0, i32 0, i32 1), align 4
  %pair = getelementptr %line, ptr addrspace(3) @shared, i32 0, i32 1
  %both = load <2 x half>, ptr addrspace(3) %pair, align 2
  %second = extractelement <2 x half> %both, i32 1
  ret half %second
}

; A struct without vectors stays, and one of an argument.
define i32 @kept(ptr byref(%point) %p) {
  %id = getelementptr %point, ptr %p, i32 0, i32 1
  %a = load i32, ptr %id, align 4
  %b = load i32, ptr getelementptr (%plain, ptr @plain, i32 0, i32 1), align 4
  %sum = add i32 %a, %b
  ret i32 %sum
}
