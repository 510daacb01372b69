define i32 @f(i32 %x, i32* %p) {
  %a = add nsw nuw i32 %x, 1
  %b = add nsw nsw i32 %x, 1
  %c = getelementptr inbounds inbounds i32, i32* %p, i32 1
  %d = udiv exact exact i32 %x, 2
  %e = fadd nnan nnan float 1.0, 2.0
  ret i32 %a
}
