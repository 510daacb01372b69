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

define <4 x float> @gathers(<2 x float> %place, float %reference) {
  %texture = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %sampler = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %comparing = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %green = call <4 x float> @llvm.dx.resource.gather(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %texture, target("dx.Sampler", 0) %sampler, <2 x float> %place, i32 1, <2 x i32> zeroinitializer)
  %passed = call <4 x float> @llvm.dx.resource.gather.cmp(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %texture, target("dx.Sampler", 0) %comparing, <2 x float> %place, float %reference, i32 0, <2 x i32> <i32 1, i32 -2>)
  %x = extractelement <4 x float> %green, i32 0
  %y = extractelement <4 x float> %passed, i32 3
  %a = call float @llvm.dx.resource.samplecmp(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %texture, target("dx.Sampler", 0) %comparing, <2 x float> %place, float %reference, <2 x i32> zeroinitializer)
  %b = call float @llvm.dx.resource.samplecmplevelzero(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %texture, target("dx.Sampler", 0) %comparing, <2 x float> %place, float %reference, <2 x i32> zeroinitializer)
  %c = call float @llvm.dx.resource.calculate.lod(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %texture, target("dx.Sampler", 0) %sampler, <2 x float> %place)
  %d = call float @llvm.dx.resource.calculate.lod.unclamped(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %texture, target("dx.Sampler", 0) %sampler, <2 x float> %place)
  %v0 = insertelement <4 x float> poison, float %a, i32 0
  %v1 = insertelement <4 x float> %v0, float %b, i32 1
  %v2 = insertelement <4 x float> %v1, float %c, i32 2
  %v3 = insertelement <4 x float> %v2, float %d, i32 3
  ret <4 x float> %v3
}

define i32 @dimensions() {
  %texture = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %written = call target("dx.Texture", float, 1, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %size = call <2 x i32> @llvm.dx.resource.getdimensions.xy(target("dx.Texture", float, 1, 0, 0, 2) %written)
  %all = call <3 x i32> @llvm.dx.resource.getdimensions.levels.xy(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %texture, i32 2)
  %width = extractelement <2 x i32> %size, i32 0
  %levels = extractelement <3 x i32> %all, i32 2
  %sum = add i32 %width, %levels
  ret i32 %sum
}
