; passes: dxil-data-scalarization<native-vectors>,scalarizer<native-vectors>
target triple = "dxil-pc-shadermodel6.9-library"

; The memory of a vector is taken for one of bytes, and becomes an array: DXIL casts no address of a vector.
define <4 x float> @bytes(<4 x float> %x, float %y, i32 %i) {
  %local = alloca <4 x float>, align 16
  store <4 x float> %x, ptr %local, align 16
  %address = getelementptr [4 x i8], ptr %local, i32 %i
  store float %y, ptr %address, align 4
  %changed = load <4 x float>, ptr %local, align 16
  %twice = fadd <4 x float> %changed, %changed
  ret <4 x float> %twice
}

define <3 x float> @narrower(<4 x float> %x) {
  %local = alloca <4 x float>, align 16
  store <4 x float> %x, ptr %local, align 16
  %first = load <3 x float>, ptr %local, align 16
  ret <3 x float> %first
}
