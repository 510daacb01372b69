; passes: strip-convergence-intrinsics
target triple = "dxil-pc-shadermodel6.6-compute"

define void @loop(i32 %count) convergent {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %1 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  call void @callee() [ "convergencectrl"(token %1), "other"(i32 %i) ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %count
  br i1 %more, label %body, label %end
end:
  ret void
}

declare void @callee() convergent
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
