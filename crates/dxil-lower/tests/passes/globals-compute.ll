; passes: dxil-globals
; The part for pipelines is of version 3, though the validator wants version 2.
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

!dx.valver = !{!0}
!0 = !{i32 1, i32 7}
