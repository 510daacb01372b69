; passes: dxil-translate-metadata
target triple = "dxil-pc-shadermodel6.3-library"

%struct.S = type { i32 }

; An optimization has removed a parameter and the last function: only the annotation of the struct holds.
define float @changed(float %x) {
  ret float %x
}

!dx.typeAnnotations = !{!0, !3}
!0 = !{i32 0, %struct.S undef, !1}
!1 = !{i32 4, !2}
!2 = !{i32 6, !"value", i32 3, i32 0, i32 7, i32 5}
!3 = !{i32 1, ptr @changed, !4}
!4 = !{!5, !5, !5}
!5 = !{i32 1, !6, !6}
!6 = !{}
