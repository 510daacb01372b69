; passes: print<dxil-metadata>
target triple = "dxil-pc-shadermodel6.8-library"

define void @mesh() #0 {
  ret void
}

define void @compute() #1 {
  ret void
}

attributes #0 = { "hlsl.shader"="mesh" }
attributes #1 = { "hlsl.numthreads"="8,4,1" "hlsl.shader"="compute" }

!dx.valver = !{!0}
!0 = !{i32 1, i32 8}
