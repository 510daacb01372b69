define i32 @f(i32 %n, i1 %c) {
entry:
  switch i32 %n, label %default [
    i32 0, label %zero
    i32 -1, label %zero
    i32 7, label %loop
  ]
zero:
  br i1 %c, label %loop, label %default
loop:
  %i = phi i32 [ 0, %zero ], [ %next, %loop ], [ 1, %entry ]
  %next = add i32 %i, 1
  %d = icmp eq i32 %next, %n
  br i1 %d, label %default, label %loop
default:
  %r = phi i32 [ 1, %entry ], [ %i, %loop ], [ undef, %zero ]
  switch i32 %r, label %end [ ]
end:
  ret i32 %r
"quoted block":
  br label %-$.9
-$.9:
  unreachable
}
define void @g() {
  ret void
}
define { i32, float } @h() {
  ret { i32, float } { i32 1, float 2.0 }
}
