; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.8-library"

; The structs of operations have no names before.
define void @gather() #0 {
  %record = call target("dx.NodeRecordHandle")
      @llvm.dx.op.CreateNodeInputRecordHandle.tdx.NodeRecordHandlet(i32 0)
  %number = call target("dx.NodeRecordHandle")
      @llvm.dx.op.AnnotateNodeRecordHandle.tdx.NodeRecordHandlet.tdx.NodeRecordHandlet(target("dx.NodeRecordHandle") %record, { i32, i32 } { i32 69, i32 4 })
  %none = call target("dx.NodeRecordHandle")
      @llvm.dx.op.AnnotateNodeRecordHandle.tdx.NodeRecordHandlet.tdx.NodeRecordHandlet(target("dx.NodeRecordHandle") %record, { i32, i32 } zeroinitializer)
  ret void
}

declare target("dx.NodeRecordHandle") @llvm.dx.op.CreateNodeInputRecordHandle.tdx.NodeRecordHandlet(i32)
declare target("dx.NodeRecordHandle") @llvm.dx.op.AnnotateNodeRecordHandle.tdx.NodeRecordHandlet.tdx.NodeRecordHandlet(target("dx.NodeRecordHandle"), { i32, i32 })

attributes #0 = { "hlsl.shader"="node" }
