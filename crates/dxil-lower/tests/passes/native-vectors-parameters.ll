; passes: scalarizer<native-vectors>,dxil-flatten-arrays
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxilv1.9-pc-shadermodel6.9-library"

; A parameter that is an array of numbers has no vectors, even if the target does.
define <4 x float> @loaded(ptr byref([5 x float]) %numbers) {
  %v = load <4 x float>, ptr %numbers, align 4
  ret <4 x float> %v
}

define void @stored(ptr sret([5 x float]) %result, <4 x float> %v) {
  %place = getelementptr inbounds i8, ptr %result, i32 4
  store <4 x float> %v, ptr %place, align 4
  ret void
}

; One that is an array of vectors does.
define <4 x float> @native(ptr byref([2 x <4 x float>]) %vectors) {
  %place = getelementptr inbounds [2 x <4 x float>], ptr %vectors, i32 0, i32 1
  %v = load <4 x float>, ptr %place, align 16
  ret <4 x float> %v
}
