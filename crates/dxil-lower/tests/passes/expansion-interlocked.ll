; passes: dxil-intrinsic-expansion
target triple = "dxil-pc-shadermodel6.6-compute"

@sum = internal addrspace(3) global i32 undef
@long = internal addrspace(3) global i64 undef

define i32 @add(i32 %value) {
  %old = call i32 @llvm.dx.interlocked.add.i32.p3(ptr addrspace(3) @sum, i32 %value)
  ret i32 %old
}

define i64 @or(i64 %value) {
  %old = call i64 @llvm.dx.interlocked.or.i64.p3(ptr addrspace(3) @long, i64 %value)
  ret i64 %old
}

declare i32 @llvm.dx.interlocked.add.i32.p3(ptr addrspace(3), i32)
declare i64 @llvm.dx.interlocked.or.i64.p3(ptr addrspace(3), i64)
