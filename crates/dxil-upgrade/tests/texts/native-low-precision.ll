; Shader flags state that numbers of 16 bits are not a minimum precision.

define void @main() {
  ret void
}

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 2}
!1 = !{!"cs", i32 6, i32 2}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 0, i64 8388608, i32 4, !4}
!4 = !{i32 64, i32 1, i32 1}
