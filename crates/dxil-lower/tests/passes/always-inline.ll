; passes: always-inline
target triple = "dxil-pc-shadermodel6.6-compute"

%struct.Pair = type { float, [2 x i32] }

define float @main(float %x, ptr %pair) {
  %sum = call float @outer(float %x, ptr byval(%struct.Pair) align 4 %pair)
  %kept = call float @kept(float %sum)
  ret float %kept
}

; The function changes its own copy.
define internal float @outer(float %x, ptr byval(%struct.Pair) align 4 %pair) alwaysinline {
  %double = call float @inner(float %x)
  store float %double, ptr %pair
  %y = load float, ptr %pair
  ret float %y
}

define internal float @inner(float %x) alwaysinline {
  %double = fadd float %x, %x
  ret float %double
}

define internal float @kept(float %x) {
  %once = call float @inner(float %x)
  ret float %once
}

; Calls that come back stay.
define internal i32 @again(i32 %n) alwaysinline {
  %less = sub i32 %n, 1
  %rest = call i32 @again(i32 %less)
  ret i32 %rest
}
