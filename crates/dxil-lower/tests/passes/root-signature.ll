; passes: print<dxil-root-signature>
target triple = "dxil-pc-shadermodel6.6-compute"

define void @first() "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  ret void
}

define void @second() "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  ret void
}

!dx.rootsignatures = !{!0, !1}
!0 = !{ptr @first, !2, i32 2}
!1 = !{ptr @second, !10, i32 1}
!2 = !{!3, !4, !5, !6, !7}
!3 = !{!"RootFlags", i32 1}
!4 = !{!"RootConstants", i32 0, i32 1, i32 2, i32 3}
!5 = !{!"RootSRV", i32 1, i32 4, i32 5, i32 4}
!6 = !{!"DescriptorTable", i32 0, !8, !9}
!7 = !{!"StaticSampler", i32 21, i32 1, i32 1, i32 1, float 0.0, i32 16, i32 2, i32 0, float 0.0, float 8.0, i32 0, i32 0, i32 0, i32 0}
!8 = !{!"SRV", i32 1, i32 1, i32 0, i32 -1, i32 4}
!9 = !{!"UAV", i32 5, i32 1, i32 10, i32 5, i32 2}
!10 = !{!11}
!11 = !{!"RootCBV", i32 0, i32 1, i32 2, i32 2}
