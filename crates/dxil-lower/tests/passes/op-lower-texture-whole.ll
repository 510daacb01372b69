; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

; All of what a texture gives is stored: no vector remains.
define void @main(i32 %x, i32 %y) {
  %texture = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %sampler = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %output = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %c0 = insertelement <2 x i32> poison, i32 %x, i64 0
  %c1 = insertelement <2 x i32> %c0, i32 %y, i64 1
  %loaded = call <4 x float> @llvm.dx.resource.load.level.v4f32.tdx.Texture_v4f32_0_0_0_2t.v2i32.i32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %texture, <2 x i32> %c1, i32 0, <2 x i32> zeroinitializer)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", <4 x float>, 1, 0) %output, i32 0, i32 0, <4 x float> %loaded)
  ret void
}
