define void @f(i1 %c) {
entry:
  bra i1 %c, label %yes, label %no
yes:
  ret void
no:
  %x = add i32 1, 2
end:
  br label %no
}
