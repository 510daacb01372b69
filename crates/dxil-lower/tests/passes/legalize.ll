; passes: dxil-legalize
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

@words = internal global [2 x i32] zeroinitializer

define i32 @bytes(i32 %a, i32 %b, i1 %c) {
  %x = trunc nsw i32 %a to i8
  %y = trunc i32 %b to i8
  %sum = add nsw i8 %x, %y
  %chosen = select i1 %c, i8 %sum, i8 -1
  %less = icmp slt i8 %chosen, 3
  %wide = sext i8 %chosen to i32
  %result = select i1 %less, i32 %wide, i32 7
  ret i32 %result
}

define i16 @memory(i1 %c) {
  %slot = alloca i8, align 1
  %value = select i1 %c, i8 1, i8 2
  store i8 %value, ptr %slot
  %loaded = load i8, ptr %slot
  %wide = zext i8 %loaded to i16
  ret i16 %wide
}

define i32 @addresses() {
  %a = getelementptr inbounds i8, ptr @words, i32 4
  %x = load i32, ptr %a
  %y = load i32, ptr getelementptr inbounds (i8, ptr @words, i32 4)
  %z = load i32, ptr @words
  %xy = add i32 %x, %y
  %sum = add i32 %xy, %z
  ret i32 %sum
}

; What is not known to be made from another integer stays.
define i8 @kept(i8 %x, i32 %a) {
  %y = trunc nuw i32 %a to i8
  %sum = add i8 %x, %y
  ret i8 %sum
}

define i32 @halves(i64 %x) {
  %v = bitcast i64 %x to <2 x i32>
  %low = extractelement <2 x i32> %v, i32 0
  %high = extractelement <2 x i32> %v, i64 1
  %sum = add i32 %low, %high
  ret i32 %sum
}

define <2 x float> @values(<2 x float> %x, float %y, i32 %z) {
  %frozen = freeze i32 %z
  %negative = fneg <2 x float> %x
  %small = fneg float %y
  %put = insertelement <2 x float> %negative, float %small, i64 1
  %other = insertelement <2 x float> %put, float %small, i32 %frozen
  ret <2 x float> %other
}

; The default leads where all cases lead, or to the first case, with values for its phis.
define i32 @defaults(i32 %x, i32 %y) {
entry:
  switch i32 %x, label %never [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  br label %next
one:
  br label %next
never:
  unreachable
next:
  %chosen = phi i32 [ 10, %zero ], [ 11, %one ]
  switch i32 %y, label %nowhere [
    i32 0, label %last
  ]
nowhere:
  unreachable
last:
  %end = phi i32 [ %chosen, %next ]
  ret i32 %end
}
