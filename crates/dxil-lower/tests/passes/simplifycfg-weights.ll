; passes: simplifycfg
; A case that leads where the default leads gives its weight to the default.
target triple = "dxil-pc-shadermodel6.6-library"

declare void @use(i32)

define void @fewer(i32 %i) {
  switch i32 %i, label %other [
    i32 1, label %a
    i32 2, label %other
    i32 3, label %b
    i32 4, label %other
  ], !prof !0
a:
  call void @use(i32 1)
  br label %end
b:
  call void @use(i32 2)
  br label %end
other:
  call void @use(i32 3)
  br label %end
end:
  ret void
}

define void @one(i32 %i) {
  switch i32 %i, label %other [
    i32 2, label %other
    i32 3, label %b
    i32 4, label %other
  ], !prof !1
b:
  call void @use(i32 2)
  br label %end
other:
  call void @use(i32 3)
  br label %end
end:
  ret void
}

; Weights that the source states, and such as do not belong to the cases.
define void @stated(i32 %i) {
  switch i32 %i, label %other [
    i32 2, label %other
    i32 3, label %b
    i32 4, label %c
  ], !prof !2
b:
  call void @use(i32 2)
  br label %end
c:
  call void @use(i32 4)
  br label %end
other:
  call void @use(i32 3)
  br label %end
end:
  ret void
}

define void @unknown(i32 %i) {
  switch i32 %i, label %other [
    i32 2, label %other
    i32 3, label %b
    i32 4, label %c
  ], !prof !3
b:
  call void @use(i32 2)
  br label %end
c:
  call void @use(i32 4)
  br label %end
other:
  call void @use(i32 3)
  br label %end
end:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2, i32 4, i32 8, i32 16}
!1 = !{!"branch_weights", i32 1, i32 2, i32 4, i32 8}
!2 = !{!"branch_weights", !"expected", i32 1, i32 2, i32 4, i32 8}
!3 = !{!"unknown", i32 1}
