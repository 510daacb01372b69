; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

; DXC's compiler and validator take any lane, also one that a quad does not have.

define i32 @lane(i32 %x) {
  %y = call i32 @llvm.dx.op.QuadReadLaneAt.i32(i32 %x, i32 15)
  ret i32 %y
}

declare i32 @llvm.dx.op.QuadReadLaneAt.i32(i32, i32)
