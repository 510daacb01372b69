; passes: strip-convergence-intrinsics
target triple = "dxil-pc-shadermodel6.6-compute"

; A token that something else takes stays.
define void @other(i32 %count) convergent {
  %token = call token @llvm.experimental.convergence.entry()
  call void @callee() [ "convergencectrl"(token %token) ]
  call void @callee() [ "other"(token %token) ]
  ret void
}

declare void @callee() convergent
declare token @llvm.experimental.convergence.entry()
