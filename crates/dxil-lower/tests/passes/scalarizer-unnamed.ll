; passes: scalarizer
target triple = "dxil-pc-shadermodel6.3-library"

define <3 x float> @unnamed(<3 x float> %x) {
  %1 = fadd <3 x float> %x, %x
  %2 = fmul <3 x float> %1, %1
  %named = fsub <3 x float> %2, %1
  ret <3 x float> %named
}
