define void @f() {
  ret void, !tbaa !0
}
