; passes: dxil-translate-metadata
target triple = "dxil-pc-shadermodel6.3-library"

; The annotation of a function that has been removed is one of nothing.
define float @kept(float %x) {
  ret float %x
}

!dx.typeAnnotations = !{!0}
!0 = !{i32 1, null, !1, ptr @kept, !1}
!1 = !{!2, !2}
!2 = !{i32 1, !3, !3}
!3 = !{}
