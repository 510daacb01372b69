; passes: function(strip-convergence-intrinsics)
target triple = "dxil-pc-shadermodel6.3-library"

define void @main() convergent {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  br label %loop

loop:
  %1 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %stop = call i1 @step() [ "convergencectrl"(token %1) ]
  br i1 %stop, label %exit, label %loop

exit:
  ret void
}

declare i1 @step() convergent
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
