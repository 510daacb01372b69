; passes: print<dxil-root-signature>
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  ret void
}

!dx.rootsignatures = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !{ptr @main, !10}
!1 = !{null, !10, i32 2}
!2 = !{i32 1, !10, i32 2}
!3 = !{ptr @main, null, i32 2}
!4 = !{ptr @main, !10, i32 9}
!5 = !{ptr @main, !11, i32 2}
!6 = !{ptr @main, !12, i32 2}
!7 = !{ptr @main, !13, i32 2}
!10 = !{}
!11 = !{!20}
!12 = !{!21}
!13 = !{!22, !23, !24, !25, !26}
!20 = !{!"Unknown", i32 0}
!21 = !{!"RootCBV", i32 0, !"no number", i32 0, i32 0}
!22 = !{!"RootFlags", i32 65536}
!23 = !{!"RootConstants", i32 9, i32 -1, i32 -1, i32 1}
!24 = !{!"RootUAV", i32 0, i32 0, i32 0, i32 3}
!25 = !{!"DescriptorTable", i32 0, !30, !31}
!26 = !{!"StaticSampler", i32 45, i32 9, i32 1, i32 1, float 666.0, i32 17, i32 0, i32 9, float 0x7FF8000000000000, float 8.0, i32 0, i32 0, i32 0, i32 1}
!30 = !{!"UAV", i32 -1, i32 0, i32 0, i32 -1, i32 22}
!31 = !{!"Sampler", i32 1, i32 0, i32 0, i32 -1, i32 0}
