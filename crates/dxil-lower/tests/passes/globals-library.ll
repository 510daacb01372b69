; passes: dxil-globals
; The features are those of all functions.
target triple = "dxil-pc-shadermodel6.7-library"

define double @add(double %x) #0 {
  %y = fadd double %x, %x
  ret double %y
}

attributes #0 = { "hlsl.export" }

!dx.valver = !{!0}
!0 = !{i32 1, i32 8}
