; passes: dxil-intrinsic-expansion
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

; LLVM's optimizations make such calls of the signs of differences.
define i32 @signed(i32 %x, i32 %y) {
  %order = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  ret i32 %order
}

define i32 @unsigned(i64 %x, i64 %y) {
  %order = call i32 @llvm.ucmp.i32.i64(i64 %x, i64 %y)
  ret i32 %order
}

; The product and whether it overflows are not put into a struct.
define i32 @product(i32 %x, i32 %y) {
  %both = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x, i32 %y)
  %overflows = extractvalue { i32, i1 } %both, 1
  %product = extractvalue { i32, i1 } %both, 0
  %result = select i1 %overflows, i32 -1, i32 %product
  ret i32 %result
}

declare i32 @llvm.scmp.i32.i32(i32, i32)
declare i32 @llvm.ucmp.i32.i64(i64, i64)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
