; Symbols of resources that nothing but metadata names become undefined in a library: of one type, those that are alike.
target triple = "dxil-pc-shadermodel6.6-library"

%"RWStructuredBuffer<float4>" = type { <4 x float> }

@First = external constant %"RWStructuredBuffer<float4>"
@Second = external constant %"RWStructuredBuffer<float4>"
@Counted = external constant %"RWStructuredBuffer<float4>"
@CountedToo = external constant %"RWStructuredBuffer<float4>"
@Many = external constant [2 x [3 x %"RWStructuredBuffer<float4>"]]
@ManyCounted = external constant [2 x [3 x %"RWStructuredBuffer<float4>"]]

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.resources = !{!2}
!dx.entryPoints = !{!11}
!0 = !{i32 1, i32 6}
!1 = !{!"lib", i32 6, i32 6}
!2 = !{null, !3, null, null}
!3 = !{!4, !5, !6, !7, !8, !9}
!4 = !{i32 0, ptr @First, !"First", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !10}
!5 = !{i32 1, ptr @Second, !"Second", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !10}
!6 = !{i32 2, ptr @Counted, !"Counted", i32 0, i32 2, i32 1, i32 12, i1 false, i1 true, i1 false, !10}
!7 = !{i32 3, ptr @CountedToo, !"CountedToo", i32 0, i32 3, i32 1, i32 12, i1 false, i1 true, i1 false, !10}
!8 = !{i32 4, ptr @Many, !"Many", i32 0, i32 4, i32 6, i32 12, i1 false, i1 false, i1 false, !10}
!9 = !{i32 5, ptr @ManyCounted, !"ManyCounted", i32 0, i32 10, i32 6, i32 12, i1 false, i1 true, i1 false, !10}
!10 = !{i32 1, i32 16}
!11 = !{null, !"", null, !2, null}
