; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-library"

; The operation returns 32 bits whatever it counts.
define i64 @count(i16 %x, i32 %y, i64 %z) {
  %a = call i16 @llvm.ctpop.i16(i16 %x)
  %b = call i32 @llvm.ctpop.i32(i32 %y)
  %c = call i64 @llvm.ctpop.i64(i64 %z)
  %d = add i16 %a, 1
  %e = zext i16 %d to i64
  %f = zext i32 %b to i64
  %g = add i64 %c, %e
  %h = add i64 %g, %f
  ret i64 %h
}

define i1 @classes(float %x) {
  %nan = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  %infinite = call i1 @llvm.is.fpclass.f32(float %x, i32 516)
  %finite = call i1 @llvm.is.fpclass.f32(float %x, i32 504)
  %special = or i1 %nan, %infinite
  %result = xor i1 %special, %finite
  ret i1 %result
}

declare i16 @llvm.ctpop.i16(i16)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
declare i1 @llvm.is.fpclass.f32(float, i32)
