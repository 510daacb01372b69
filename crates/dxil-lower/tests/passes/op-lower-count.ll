; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-library"

define i32 @wide(i16 %x, i64 %y) {
  %a = call i16 @llvm.ctpop.i16(i16 %x)
  %b = zext i16 %a to i32
  %c = sext i16 %a to i32
  %d = call i64 @llvm.ctpop.i64(i64 %y)
  %e = trunc i64 %d to i32
  %f = add i32 %b, %c
  %g = add i32 %f, %e
  ret i32 %g
}

define i64 @both(i16 %x, i64 %y) {
  %a = call i16 @llvm.ctpop.i16(i16 %x)
  %b = zext i16 %a to i32
  %c = zext i16 %a to i64
  %d = call i64 @llvm.ctpop.i64(i64 %y)
  %e = trunc i64 %d to i32
  %f = add i32 %b, %e
  %g = zext i32 %f to i64
  %h = add i64 %c, %d
  %i = add i64 %g, %h
  ret i64 %i
}

define i32 @same(i32 %x) {
  %a = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %a
}

declare i16 @llvm.ctpop.i16(i16)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
