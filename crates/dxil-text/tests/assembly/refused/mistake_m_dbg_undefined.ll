define void @f() {
  ret void, !dbg !7
}
