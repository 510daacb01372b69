; passes: early-cse<memssa>
target triple = "dxil-pc-shadermodel6.6-library"

; A promise that only the first load makes does not hold for the second one.
define i32 @only_first(ptr %p) {
  %a = load i32, ptr %p, align 4, !range !0
  %b = load i32, ptr %p, align 4
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @only_second(ptr %p) {
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %p, align 4, !range !0
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @both(ptr %p) {
  %a = load i32, ptr %p, align 4, !range !0
  %b = load i32, ptr %p, align 4, !range !0
  %s = add i32 %a, %b
  ret i32 %s
}

; What a load that stays states about memory holds for it alone.
define i32 @memory(ptr %p) {
  %a = load i32, ptr %p, align 4, !tbaa !4, !noalias !7
  %b = load i32, ptr %p, align 4
  %s = add i32 %a, %b
  ret i32 %s
}

; The first load has undefined behaviour where the promise is broken.
define i32 @defined(ptr %p) {
  %a = load i32, ptr %p, align 4, !range !0, !noundef !1
  %b = load i32, ptr %p, align 4
  %s = add i32 %a, %b
  ret i32 %s
}

define void @pointers(ptr %p) {
  %a = load ptr, ptr %p, align 4, !nonnull !1
  %b = load ptr, ptr %p, align 4
  call void @use(ptr %a, ptr %b)
  ret void
}

declare void @use(ptr, ptr)

!0 = !{i32 0, i32 8}
!1 = !{}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6}
!6 = !{!"root"}
!7 = !{!8}
!8 = !{!8, !9}
!9 = !{!9}
