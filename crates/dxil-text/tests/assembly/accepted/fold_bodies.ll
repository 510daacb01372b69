@later = global i32 0, align 16
define i1* @f() {
  %a = select i1 icmp eq (i32* @after, i32* null), i32* getelementptr (i32, i32* @after, i32 1), i32* getelementptr (i32, i32* @later, i32 1)
  %b = icmp eq i32* %a, null
  ret i1* null
}
@after = global i32 0
define i32 @g() {
  ret i32 and (i32 ptrtoint (void ()* @h to i32), i32 3)
}
define void @h() {
  ret void
}
