define void @f(i32* %p) !function !0 !other !{!"a"} {
  %1 = load i32, i32* %p, !range !1, !tbaa !2, !custom !0
  %2 = load i32, i32* %p, align 4, !custom !{}, !quo\20ted !0
  br i1 true, label %a, label %a, !prof !4
a:
  ret void, !custom !0
}
!0 = !{}
!1 = !{i32 0, i32 7}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !5}
!4 = !{!"branch_weights", i32 1, i32 2}
!5 = !{!"root"}
