; passes: sroa
target triple = "dxil-pc-shadermodel6.6-compute"

; What lies beside an array has no value: the memory stays.

define float @before(float %x) {
  %array = alloca [2 x float]
  store float %x, ptr %array
  %outside = getelementptr [2 x float], ptr %array, i32 0, i32 -1
  %y = load float, ptr %outside
  ret float %y
}

define float @after(float %x) {
  %array = alloca [2 x float]
  store float %x, ptr %array
  %outside = getelementptr [2 x float], ptr %array, i32 0, i32 2
  %y = load float, ptr %outside
  ret float %y
}

define float @within(float %x) {
  %array = alloca [2 x float]
  %last = getelementptr [2 x float], ptr %array, i32 0, i32 1
  store float %x, ptr %last
  %y = load float, ptr %last
  ret float %y
}
