; passes: dxil-translate-metadata
target triple = "dxil-pc-shadermodel6.8-library"

define void @mesh() #0 {
  ret void
}

define void @compute(i1 %c) #1 {
entry:
  br i1 %c, label %then, label %end, !hlsl.controlflow.hint !3

then:
  br label %end, !llvm.loop !4

end:
  ret void
}

attributes #0 = { "hlsl.shader"="mesh" }
attributes #1 = { "hlsl.numthreads"="8,4,1" "hlsl.shader"="compute" "hlsl.wavesize"="16,32,0" }

!llvm.module.flags = !{!0, !1}
!dx.valver = !{!2}
!other.named = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 8}
!3 = !{!"hlsl.controlflow.hint", i32 1}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
