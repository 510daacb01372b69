define i32 @f(i32 %x) {
  %a = add nsw nuw i32 %x, 1
  %b = add nuw nuw i32 %x, 1
  %c = trunc nsw nsw i32 %x to i8
  ret i32 %a
}
