; passes: dxil-legalize
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

define i32 @within() {
  %words = alloca [2 x i32], align 4
  %a = getelementptr inbounds i8, ptr %words, i32 2
  %x = load i8, ptr %a
  %wide = zext i8 %x to i32
  ret i32 %wide
}

define i32 @unknown(i8 %x) {
  %slot = alloca i8, align 1
  store i8 %x, ptr %slot
  %loaded = load i8, ptr %slot
  %wide = zext i8 %loaded to i32
  ret i32 %wide
}
