; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.8-library"

%dx.types.NodeHandle = type { ptr }
%dx.NodeHandle = type { ptr }

@nodes = internal global %dx.types.NodeHandle zeroinitializer, align 4

define i1 @main(%dx.NodeHandle %node) #0 {
  %valid = call i1 @llvm.dx.op.NodeOutputIsValid(%dx.NodeHandle %node)
  ret i1 %valid
}

declare i1 @llvm.dx.op.NodeOutputIsValid(%dx.NodeHandle)

attributes #0 = { "hlsl.shader"="node" }
