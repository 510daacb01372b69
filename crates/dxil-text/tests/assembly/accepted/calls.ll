declare i32 @var(i32, ...)
declare float @math(float)
declare void @ptr(i32* byval, i8* nocapture readonly)
define void @f(i32 (i32)* %fp, i32* %p, i8* %q, float %x) {
  %a = call i32 %fp(i32 1)
  %b = call i32 (i32, ...) @var(i32 1, float 2.0, i32* %p)
  %c = tail call float @math(float %x)
  %d = call float @math(float %x)
  call void @ptr(i32* byval align 4 %p, i8* nocapture %q)
  %e = call zeroext i8 @ext(i8 signext 1)
  call fastcc void @cc() nounwind
  call cc 10 void @cc() readnone
  call void @ptr(i32* null, i8* undef) #0
  %h = call float @math(float 1.0) builtin
  %g = call float bitcast (float (float)* @math to float (i32)*)(i32 1)
  call void @m(metadata i32 7, metadata !{}, metadata !"text")
  ret void
}
declare i8 @ext(i8)
declare void @cc()
declare void @m(metadata, metadata, metadata)
define void @tail(i32 %x) {
  musttail call void @tail(i32 %x)
  ret void
}
attributes #0 = { nounwind "key"="value" }
