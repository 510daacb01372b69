define void @f() {
  ret void, !dbg i32 7
}
