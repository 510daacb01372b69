; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-pixel"

define <4 x float> @load(<2 x i32> %at) {
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %x = call <4 x float> @llvm.dx.resource.load.level(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, <2 x i32> %at, i32 2, <2 x i32> zeroinitializer)
  ret <4 x float> %x
}

define float @samples(float %u, float %v, float %clamp) {
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %first = insertelement <2 x float> poison, float %u, i32 0
  %at = insertelement <2 x float> %first, float %v, i32 1
  %a = call <4 x float> @llvm.dx.resource.sample(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %at, <2 x i32> <i32 1, i32 -2>)
  %b = call <4 x float> @llvm.dx.resource.sample.clamp(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %at, <2 x i32> zeroinitializer, float %clamp)
  %c = call <4 x float> @llvm.dx.resource.samplebias(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %at, float 0.5, <2 x i32> zeroinitializer)
  %d = call <4 x float> @llvm.dx.resource.samplelevel(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %at, float 3.0, <2 x i32> zeroinitializer)
  %e = call <4 x float> @llvm.dx.resource.samplegrad(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %at, <2 x float> <float 1.0, float 2.0>, <2 x float> %at, <2 x i32> zeroinitializer)
  %x = extractelement <4 x float> %a, i32 0
  %y = extractelement <4 x float> %b, i32 1
  %z = extractelement <4 x float> %c, i32 2
  %w = extractelement <4 x float> %d, i32 3
  %q = extractelement <4 x float> %e, i32 0
  %m = fadd fast float %x, %y
  %n = fadd fast float %z, %w
  %o = fadd fast float %m, %n
  %p = fadd fast float %o, %q
  ret float %p
}
