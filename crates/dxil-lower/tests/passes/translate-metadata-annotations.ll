; passes: dxil-translate-metadata
target triple = "dxil-pc-shadermodel6.7-library"

%struct.Payload = type { i32 }

; LLVM has no form for annotations, so that they stay; the list of structs that operations name has no use any more.
define void @miss(ptr byref(%struct.Payload) %p) "hlsl.shader"="miss" {
  ret void
}

!dx.typeAnnotations = !{!0, !3}
!dx.dxrPayloadAnnotations = !{!6}
!dx.structs = !{!9}
!0 = !{i32 0, %struct.Payload undef, !1}
!1 = !{i32 4, !2}
!2 = !{i32 6, !"value", i32 3, i32 0, i32 7, i32 5}
!3 = !{i32 1, ptr @miss, !4}
!4 = !{!5, !10}
!5 = !{i32 1, !11, !11}
!6 = !{i32 0, %struct.Payload undef, !7}
!7 = !{!8}
!8 = !{i32 0, i32 12835}
!9 = !{%struct.Payload poison}
!10 = !{i32 1, !11, !11}
!11 = !{}
