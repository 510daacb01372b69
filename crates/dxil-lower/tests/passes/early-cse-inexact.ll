; passes: early-cse<memssa>
target triple = "dxil-pc-shadermodel6.6-library"

; The second quotient is exact.
define float @inexact(float %x, float %y) {
  %a = fdiv float %x, %y, !fpmath !0
  %b = fdiv float %x, %y
  %s = fadd float %a, %b
  ret float %s
}

!0 = !{float 2.500000e+00}
