; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main(i32 %index) #0 {
  %image = call target("dx.Texture", <4 x float>, 0, 0, 0, 2)
      @llvm.dx.op.CreateHandleFromHeap.tdx.Texture_v4f32_0_0_0_2t(i32 %index, i1 false, i1 true)
  %level = call { i32, i32, i32, i32 }
      @llvm.dx.op.GetDimensions.tdx.Texture_v4f32_0_0_0_2t(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %image, i32 0)
  ret void
}

declare target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.op.CreateHandleFromHeap.tdx.Texture_v4f32_0_0_0_2t(i32, i1, i1)
declare { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions.tdx.Texture_v4f32_0_0_0_2t(target("dx.Texture", <4 x float>, 0, 0, 0, 2), i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
