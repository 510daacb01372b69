; passes: simplifycfg<switch-to-lookup>
; Without numbers of 16 bits, tables have those of 32.
target triple = "dxil-pc-shadermodel6.3-library"

declare void @use()

define i32 @words(i32 %i) {
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
