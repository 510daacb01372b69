target triple = "dxil-pc-shadermodel6.9-library"

define <1024 x float> @longest(<1024 x float> %x) {
  %sum = fadd <1024 x float> %x, %x
  ret <1024 x float> %sum
}

define void @arithmetic(<100000000 x float> %x) {
  %negated = fneg <100000000 x float> %x
  ret void
}

define float @element(ptr %p, i32 %i) {
  %x = load <1025 x float>, ptr %p
  %taken = extractelement <1025 x float> %x, i32 %i
  ret float %taken
}

define i1 @intrinsics(<4294967295 x float> %x) {
  %all = call i1 @llvm.dx.all.v4294967295f32(<4294967295 x float> %x)
  ret i1 %all
}

define float @structs(<100000000 x double> %x) {
  %halves = call { <100000000 x i32>, <100000000 x i32> } @llvm.dx.splitdouble.v100000000i32(<100000000 x double> %x)
  ret float 0.0
}

define void @constants(ptr %p) {
  store <100000000 x float> zeroinitializer, ptr %p
  ret void
}

declare i1 @llvm.dx.all.v4294967295f32(<4294967295 x float>)
declare { <100000000 x i32>, <100000000 x i32> } @llvm.dx.splitdouble.v100000000i32(<100000000 x double>)
