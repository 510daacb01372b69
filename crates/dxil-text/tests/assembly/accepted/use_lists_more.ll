@x = global i32 0
@y = global i32* @x
@p = global i32* getelementptr (i32, i32* @x, i32 7)
define i32 @f(i32 %a, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %first = phi i32 [ %later, %no ], [ %a, %entry ]
  %l = load i32, i32* @x
  %s = add i32 %l, %first
  br i1 %c, label %no, label %end
no:
  %later = add i32 %a, %a
  switch i32 %later, label %yes [
    i32 1, label %yes
    i32 2, label %end
  ]
end:
  ret i32 7
  uselistorder i32 %a, { 1, 2, 0 }
  uselistorder i1 %c, { 1, 0 }
  uselistorder i32 %later, { 1, 0 }
  uselistorder i32* @x, { 2, 1, 0 }
  uselistorder label %yes, { 2, 1, 0 }
}
define i32* @g() {
  %v = call i32 @f(i32 7, i1 true)
  %w = call i32 @f(i32 7, i1 true)
  ret i32* @x
}
uselistorder i32 7, { 3, 2, 1, 0 }
uselistorder i32* @x, { 3, 2, 1, 0 }
uselistorder i32 (i32, i1)* @f, { 1, 0 }
uselistorder_bb @f, %no, { 1, 0 }
