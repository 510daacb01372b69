; Blocks with numbers, and numbers that the text skips.
source_filename = "blocks.hlsl"

define i32 @blocks(i32 %0, i1 %1) {
  br i1 %1, label %5, label %9
5:
  %6 = add nsw i32 %0, 1
  br label %9
9:
  %12 = phi i32 [ %6, %5 ], [ %0, %2 ]
  switch i32 %12, label %14 [
    i32 0, label %5
  ]
14:
  ret i32 %12
}
