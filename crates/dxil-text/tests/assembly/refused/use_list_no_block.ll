define void @f() {
  br label %end
end:
  ret void
}
uselistorder_bb @f, %start, { 1, 0 }
