; passes: simplifycfg<switch-to-lookup>
; Tables have numbers of 16 bits where the module has such.
target triple = "dxil-pc-shadermodel6.3-library"

declare void @use()
; Its name is taken.
declare void @switch.table.narrow()

define i32 @narrow(i32 %i) {
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
  %r = phi i32 [ 0, %other ], [ 3, %case0 ], [ 5, %case1 ], [ 7, %case2 ], [ 100, %case3 ]
  ret i32 %r
}

define i32 @unsigned(i32 %i) {
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
  %r = phi i32 [ 0, %other ], [ 65535, %case0 ], [ 5, %case1 ], [ 7, %case2 ], [ 9, %case3 ]
  ret i32 %r
}

define i32 @signed(i32 %i) {
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
  %r = phi i32 [ 0, %other ], [ 300, %case0 ], [ 5, %case1 ], [ -7, %case2 ], [ 9, %case3 ]
  ret i32 %r
}

define i32 @large(i32 %i) {
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
  %r = phi i32 [ 0, %other ], [ 300, %case0 ], [ 5, %case1 ], [ 70000, %case2 ], [ 9, %case3 ]
  ret i32 %r
}

define i64 @wide(i32 %i) {
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
  %r = phi i64 [ 7, %other ], [ 3, %case0 ], [ 5, %case1 ], [ 7, %case2 ], [ 100, %case3 ]
  ret i64 %r
}

define i16 @halves(i32 %i) {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
    i32 2, label %case2
    i32 3, label %case3
    i32 4, label %case4
  ]
case0:
  br label %end
case1:
  br label %end
case2:
  br label %end
case3:
  br label %end
case4:
  br label %end
other:
  call void @use()
  br label %end
end:
  %r = phi i16 [ 7, %other ], [ 3, %case0 ], [ 5, %case1 ], [ 7, %case2 ], [ 100, %case3 ], [ 11, %case4 ]
  ret i16 %r
}

define i32 @negative(i32 %i) {
  switch i32 %i, label %other [
    i32 -2, label %case0
    i32 -1, label %case1
    i32 0, label %case2
    i32 1, label %case3
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

define i32 @unordered(i32 %i) {
  switch i32 %i, label %other [
    i32 12, label %case0
    i32 11, label %case1
    i32 13, label %case2
    i32 10, label %case3
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

define i32 @with_holes(i32 %i) {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
    i32 2, label %case2
    i32 39, label %case3
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

define i32 @two_results(i32 %i) {
  switch i32 %i, label %other [
    i32 0, label %case0
    i32 1, label %case1
    i32 2, label %case0
  ]
case0:
  br label %end
case1:
  br label %end
other:
  call void @use()
  br label %end
end:
  %r = phi i32 [ 0, %other ], [ 5, %case0 ], [ 9, %case1 ]
  %s = phi i32 [ 0, %other ], [ 1, %case0 ], [ 1, %case1 ]
  %t = add i32 %r, %s
  ret i32 %t
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
