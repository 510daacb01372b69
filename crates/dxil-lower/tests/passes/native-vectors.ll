; passes: dxil-data-scalarization<native-vectors>,scalarizer<native-vectors>,dxil-op-lower
target triple = "dxil-pc-shadermodel6.9-library"

@shared = addrspace(3) global [4 x <4 x float>] zeroinitializer, align 16

; What the target has on vectors stays.
define <4 x float> @kept(<4 x float> %x, <4 x float> %y, i32 %i) {
  %sum = fadd <4 x float> %x, %y
  %sine = call <4 x float> @llvm.sin.v4f32(<4 x float> %sum)
  %is_less = fcmp olt <4 x float> %sine, %x
  %chosen = select <4 x i1> %is_less, <4 x float> %x, <4 x float> %sine
  %element = extractelement <4 x float> %chosen, i32 %i
  %put = insertelement <4 x float> %chosen, float %element, i32 0
  %turned = shufflevector <4 x float> %put, <4 x float> %y, <4 x i32> <i32 3, i32 2, i32 1, i32 4>
  %finite = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %turned, i32 504)
  %result = select <4 x i1> %finite, <4 x float> %turned, <4 x float> %y
  ret <4 x float> %result
}

; Memory of vectors is accessed as a whole and by lanes.
define float @memory(<4 x float> %x, i32 %i) {
  %local = alloca <4 x float>, align 16
  store <4 x float> %x, ptr %local, align 16
  %address = getelementptr <4 x float>, ptr %local, i32 0, i32 %i
  %element = load float, ptr %address, align 4
  %slot = getelementptr [4 x <4 x float>], ptr addrspace(3) @shared, i32 0, i32 %i
  store <4 x float> %x, ptr addrspace(3) %slot, align 16
  ret float %element
}

; There is no operation on vectors for these.
define <2 x double> @calls(<2 x i32> %low, <2 x i32> %high, <2 x i32> %bits) {
  %number = call <2 x double> @llvm.dx.asdouble.v2i32(<2 x i32> %low, <2 x i32> %high)
  %parts = call { <2 x i32>, <2 x i32> } @llvm.dx.splitdouble.v2i32(<2 x double> %number)
  %upper = extractvalue { <2 x i32>, <2 x i32> } %parts, 1
  %again = call <2 x double> @llvm.dx.asdouble.v2i32(<2 x i32> %bits, <2 x i32> %upper)
  ret <2 x double> %again
}

declare <4 x float> @llvm.sin.v4f32(<4 x float>)
declare <4 x i1> @llvm.is.fpclass.v4f32(<4 x float>, i32)
declare <2 x double> @llvm.dx.asdouble.v2i32(<2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i32> } @llvm.dx.splitdouble.v2i32(<2 x double>)
