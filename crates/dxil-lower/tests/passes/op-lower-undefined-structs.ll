; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

; The properties of a resource have to be known.
define void @main() #0 {
  %handle = call target("dx.Handle") @llvm.dx.op.CreateHandleFromHeap.tdx.Handlet(i32 0, i1 false, i1 false)
  %one = call target("dx.Handle")
      @llvm.dx.op.AnnotateHandle.tdx.Handlet(target("dx.Handle") %handle, { i32, i32 } undef)
  %other = call target("dx.Handle")
      @llvm.dx.op.AnnotateHandle.tdx.Handlet(target("dx.Handle") %handle, { i32, i32 } poison)
  ret void
}

declare target("dx.Handle") @llvm.dx.op.CreateHandleFromHeap.tdx.Handlet(i32, i1, i1)
declare target("dx.Handle") @llvm.dx.op.AnnotateHandle.tdx.Handlet(target("dx.Handle"), { i32, i32 })

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
