target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @callee(i128 %a) {
  ret void
}

@alias = alias void (i128)* @callee

define void @calls(void (i32)* %f, i1 %c) {
  call void %f(i32 1)
  %g = select i1 %c, void (i32)* %f, void (i32)* null
  call void %g(i32 2)
  call void bitcast (void (i128)* @callee to void (i32)*)(i32 3)
  call void null(i32 4)
  call void undef(i32 5)
  call void inttoptr (i64 4096 to void (i32)*)(i32 6)
  call void @alias(i128 7)
  ret void
}
