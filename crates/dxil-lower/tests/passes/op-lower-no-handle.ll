; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

; No handle, as that of a resource which a shader never sets.

define i32 @unset() {
  %none = call target("dx.Handle") @llvm.dx.op.AnnotateHandle(target("dx.Handle") poison, { i32, i32 } { i32 11, i32 0 })
  %dimensions = call { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(target("dx.Handle") %none, i32 undef)
  %width = extractvalue { i32, i32, i32, i32 } %dimensions, 0
  ret i32 %width
}

define i32 @unset_before() {
  %dimensions = call { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(target("dx.Handle") poison, i32 undef)
  %width = extractvalue { i32, i32, i32, i32 } %dimensions, 0
  ret i32 %width
}

declare target("dx.Handle") @llvm.dx.op.AnnotateHandle(target("dx.Handle"), { i32, i32 })
declare { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(target("dx.Handle"), i32)
