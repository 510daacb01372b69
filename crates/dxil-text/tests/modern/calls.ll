; Calls: operand bundles, convergence tokens, the memory that functions access; fast-math flags of conversions.

define float @main(ptr %p, i32 %i) convergent {
entry:
  %token = call token @llvm.experimental.convergence.entry()
  %a = call i32 @llvm.dx.wave.getlaneindex() [ "convergencectrl"(token %token) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p) ]
  br label %loop

loop:
  %inner = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %token) ]
  %end = icmp eq i32 %a, %i
  br i1 %end, label %exit, label %loop

exit:
  %b = sitofp reassoc nnan i32 %i to float
  %c = uitofp nneg i32 %i to float
  %d = uitofp fast i32 %i to float
  %e = uitofp reassoc nneg i32 %i to float
  ret float %b
}

declare void @one_target() memory(readwrite, inaccessiblemem: none, target_mem: none)
declare void @two_targets() memory(argmem: read, target_mem0: write, target_mem1: read)
