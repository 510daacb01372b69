; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.8-library"

; Only the second and third are handles of operations.
%dx.Foo = type { ptr }
%dx.NodeHandle = type { ptr }
%dx.LinAlgMatrixC9M4N4U0S0 = type { ptr }

@mine = internal global %dx.Foo zeroinitializer, align 4
@nodes = internal global %dx.NodeHandle zeroinitializer, align 4
@matrix = internal global %dx.LinAlgMatrixC9M4N4U0S0 zeroinitializer, align 4

define i32 @main() #0 {
  %x = load %dx.Foo, ptr @mine, align 4
  %node = load %dx.NodeHandle, ptr @nodes, align 4
  %y = load %dx.LinAlgMatrixC9M4N4U0S0, ptr @matrix, align 4
  %valid = call i1 @llvm.dx.op.NodeOutputIsValid(%dx.NodeHandle %node)
  %z = zext i1 %valid to i32
  ret i32 %z
}

declare i1 @llvm.dx.op.NodeOutputIsValid(%dx.NodeHandle)

attributes #0 = { "hlsl.shader"="node" }
