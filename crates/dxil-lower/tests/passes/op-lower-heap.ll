; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main(i32 %index) #0 {
  %image = call target("dx.Texture", <4 x float>, 0, 0, 0, 2)
      @llvm.dx.op.CreateHandleFromHeap.tdx.Texture_v4f32_0_0_0_2t(i32 %index, i1 false, i1 true)
  %level = call { i32, i32, i32, i32 }
      @llvm.dx.op.GetDimensions.tdx.Texture_v4f32_0_0_0_2t(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %image, i32 0)
  ret void
}

; The mark of an index, or the operand of the operation, says that an index is not uniform.
define void @marked(i32 %index) #0 {
  %differs = call i32 @llvm.dx.resource.nonuniformindex(i32 %index)
  %next = add i32 %differs, 1
  %image = call target("dx.Texture", <4 x float>, 0, 0, 0, 2)
      @llvm.dx.op.CreateHandleFromHeap.tdx.Texture_v4f32_0_0_0_2t(i32 %next, i1 false, i1 false)
  %handle = call target("dx.Handle") @llvm.dx.op.CreateHandleFromHeap.tdx.Handlet(i32 %differs, i1 false, i1 false)
  %uniform = call target("dx.Handle") @llvm.dx.op.CreateHandleFromHeap.tdx.Handlet(i32 %index, i1 true, i1 false)
  ret void
}

; A buffer has a counter if something changes it.
define void @counted() #0 {
  %list = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.op.CreateHandleFromHeap.tdx.RawBuffer_i32_1_0t(i32 0, i1 false, i1 false)
  %place = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %list, i8 1)
  ret void
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.op.CreateHandleFromHeap.tdx.RawBuffer_i32_1_0t(i32, i1, i1)
declare i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i8)
declare i32 @llvm.dx.resource.nonuniformindex(i32)
declare target("dx.Handle") @llvm.dx.op.CreateHandleFromHeap.tdx.Handlet(i32, i1, i1)

declare target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.op.CreateHandleFromHeap.tdx.Texture_v4f32_0_0_0_2t(i32, i1, i1)
declare { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions.tdx.Texture_v4f32_0_0_0_2t(target("dx.Texture", <4 x float>, 0, 0, 0, 2), i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
