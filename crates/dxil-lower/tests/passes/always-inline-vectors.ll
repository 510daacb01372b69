; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.3-compute"

define float @main(float %x) {
  %v = insertelement <2 x float> poison, float %x, i32 0
  %y = call float @vector(<2 x float> %v)
  %s = insertvalue { float } poison, float %y, 0
  %t = call { float } @struct({ float } %s)
  %z = extractvalue { float } %t, 0
  %w = call float @number(float %z)
  ret float %w
}

; DXIL before 1.9 has no vectors.
define internal float @vector(<2 x float> %v) #0 {
  %x = extractelement <2 x float> %v, i32 0
  ret float %x
}

define internal { float } @struct({ float } %s) #0 {
  ret { float } %s
}

define internal float @number(float %x) #0 {
  ret float %x
}

attributes #0 = { alwaysinline }
