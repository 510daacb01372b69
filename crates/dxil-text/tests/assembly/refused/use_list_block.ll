define void @f() {
  br label %end
end:
  ret void
}
uselistorder_bb @f, %end, { 1, 0 }
