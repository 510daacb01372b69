; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-pixel"

; Offsets that are variable, and outside of the range that operations have.

define float @variable(<2 x float> %at, <2 x i32> %offsets) {
  %t = call target("dx.Texture", float, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %x = call float @llvm.dx.resource.sample.f32.tdx.Texture_f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", float, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %at, <2 x i32> %offsets)
  ret float %x
}

define float @far(<2 x float> %at) {
  %t = call target("dx.Texture", float, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %x = call float @llvm.dx.resource.samplelevel.f32.tdx.Texture_f32_0_0_0_2t.tdx.Sampler_0t.v2f32.f32.v2i32(target("dx.Texture", float, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %at, float 1.0, <2 x i32> <i32 8, i32 -9>)
  ret float %x
}
