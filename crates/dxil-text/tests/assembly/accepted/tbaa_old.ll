define void @f(i32* %p) {
  %1 = load i32, i32* %p, !tbaa !0
  store i32 %1, i32* %p, !tbaa !2
  ret void
}
!0 = !{!"int", !1}
!1 = !{!"root"}
!2 = !{!"const", !1, i64 1}
