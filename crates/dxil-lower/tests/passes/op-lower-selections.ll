; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

; The selections of the records: constants beside the arguments.
define i32 @main() {
  %id = call i32 @llvm.dx.thread.id(i32 0)
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  %sum = call i32 @llvm.dx.wave.reduce.usum.i32(i32 %id)
  %product = call i32 @llvm.dx.wave.prefix.product.i32(i32 %sum)
  %across = call i32 @llvm.dx.quad.read.across.y.i32(i32 %product)
  ret i32 %across
}

declare i32 @llvm.dx.thread.id(i32)
declare void @llvm.dx.group.memory.barrier.with.group.sync()
declare i32 @llvm.dx.wave.reduce.usum.i32(i32)
declare i32 @llvm.dx.wave.prefix.product.i32(i32)
declare i32 @llvm.dx.quad.read.across.y.i32(i32)
