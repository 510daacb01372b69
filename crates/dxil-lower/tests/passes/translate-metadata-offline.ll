; passes: dxil-translate-metadata
target triple = "dxil-pc-shadermodel6.x-library"

; The shader model 6.x has the newest version of DXIL; nodes state their threads.
define void @gather() #0 {
  ret void
}

attributes #0 = { "hlsl.numthreads"="8,4,1" "hlsl.shader"="node" }

!dx.entryPoints = !{!0}
!0 = !{ptr @gather, !"gather", null, null, !1}
!1 = !{i32 13, i32 1}
