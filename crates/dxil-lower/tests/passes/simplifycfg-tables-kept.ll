; passes: simplifycfg<switch-to-lookup>
; LLVM makes no tables of these, or removes blocks that do nothing.
target triple = "dxil-pc-shadermodel6.3-library"

declare void @use()

define i32 @forbidden(i32 %i) "no-jump-tables"="true" {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
    i32 2, label %case2
    i32 3, label %case3
  ]
case0:
  br label %end
case1:
  br label %end
case2:
  br label %end
case3:
  br label %end
other:
  call void @use()
  br label %end
end:
  %r = phi i32 [ 7, %other ], [ 3, %case0 ], [ 5, %case1 ], [ 7, %case2 ], [ 100, %case3 ]
  ret i32 %r
}

define i32 @linear(i32 %i) {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
    i32 2, label %case2
    i32 3, label %case3
  ]
case0:
  br label %end
case1:
  br label %end
case2:
  br label %end
case3:
  br label %end
other:
  call void @use()
  br label %end
end:
  %r = phi i32 [ 0, %other ], [ 3, %case0 ], [ 5, %case1 ], [ 7, %case2 ], [ 9, %case3 ]
  ret i32 %r
}

define i16 @small(i32 %i) {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
    i32 2, label %case2
    i32 3, label %case3
  ]
case0:
  br label %end
case1:
  br label %end
case2:
  br label %end
case3:
  br label %end
other:
  call void @use()
  br label %end
end:
  %r = phi i16 [ 7, %other ], [ 3, %case0 ], [ 5, %case1 ], [ 7, %case2 ], [ 100, %case3 ]
  ret i16 %r
}

define i32 @few(i32 %i) {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
  ]
case0:
  br label %end
case1:
  br label %end
other:
  call void @use()
  br label %end
end:
  %r = phi i32 [ 7, %other ], [ 3, %case0 ], [ 5, %case1 ]
  ret i32 %r
}

define i32 @sparse(i32 %i) {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
    i32 2, label %case2
    i32 40, label %case3
  ]
case0:
  br label %end
case1:
  br label %end
case2:
  br label %end
case3:
  br label %end
other:
  unreachable
end:
  %r = phi i32 [ 3, %case0 ], [ 9, %case1 ], [ 3, %case2 ], [ 4, %case3 ]
  ret i32 %r
}

define i32 @missing_result(i32 %i) {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
    i32 2, label %case2
    i32 5, label %case3
  ]
case0:
  br label %end
case1:
  br label %end
case2:
  br label %end
case3:
  br label %end
other:
  call void @use()
  br label %end
end:
  %r = phi i32 [ 0, %other ], [ 3, %case0 ], [ 9, %case1 ], [ 3, %case2 ], [ 4, %case3 ]
  ret i32 %r
}

define float @float(i32 %i) {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
    i32 2, label %case2
    i32 3, label %case3
  ]
case0:
  br label %end
case1:
  br label %end
case2:
  br label %end
case3:
  br label %end
other:
  call void @use()
  br label %end
end:
  %r = phi float [ 0.0, %other ], [ 3.0, %case0 ], [ 9.0, %case1 ], [ 3.5, %case2 ], [ 4.0, %case3 ]
  ret float %r
}

define i32 @direct(i32 %i) {
start:
  switch i32 %i, label %end [
    i32 0, label %case0
    i32 1, label %case1
    i32 3, label %end
    i32 4, label %case0
  ]
case0:
  br label %end
case1:
  br label %end
end:
  %r = phi i32 [ 9, %start ], [ 9, %start ], [ 5, %case0 ], [ 100, %case1 ]
  ret i32 %r
}
