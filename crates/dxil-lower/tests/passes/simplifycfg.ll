; passes: simplifycfg
target triple = "dxil-pc-shadermodel6.3-library"

define i32 @never() {
entry:
  br i1 false, label %no, label %yes
no:
  call void @effect(i32 0)
  br label %end
yes:
  call void @effect(i32 1)
  br label %end
end:
  %x = phi i32 [ 0, %no ], [ 1, %yes ]
  call void @effect(i32 %x)
  ret i32 %x
}

define void @chain(i32 %x) {
entry:
  call void @effect(i32 %x)
  br label %next
next:
  %y = phi i32 [ %x, %entry ]
  call void @effect(i32 %y)
  br label %last
last:
  %z = phi i32 [ %y, %next ]
  call void @effect(i32 %z)
  ret void
}

define void @loop(i32 %x) {
entry:
  call void @effect(i32 0)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  call void @effect(i32 %i)
  br label %latch
latch:
  %n = add i32 %i, 1
  call void @effect(i32 %n)
  %more = icmp ult i32 %n, %x
  br i1 %more, label %head, label %end
end:
  call void @effect(i32 1)
  ret void
}

define void @known() {
entry:
  switch i32 2, label %other [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  call void @effect(i32 1)
  ret void
two:
  call void @effect(i32 2)
  ret void
other:
  call void @effect(i32 3)
  ret void
}

define void @one_case(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 1, label %other
    i32 2, label %two
    i32 3, label %other
  ]
two:
  call void @effect(i32 2)
  br label %end
other:
  call void @effect(i32 3)
  br label %end
end:
  call void @effect(i32 4)
  ret void
}

define void @several(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 1, label %other
    i32 2, label %two
    i32 3, label %three
    i32 4, label %four
  ]
two:
  call void @effect(i32 2)
  br label %end
three:
  call void @effect(i32 3)
  br label %end
four:
  call void @effect(i32 4)
  br label %end
other:
  call void @effect(i32 5)
  br label %end
end:
  call void @effect(i32 6)
  ret void
}

declare void @effect(i32)
