; passes: dxil-translate-metadata
target triple = "dxil-pc-shadermodel6.5-compute"

define void @mesh() #0 {
  ret void
}

define void @compute() #1 {
  ret void
}

attributes #0 = { "hlsl.shader"="mesh" }
attributes #1 = { "hlsl.numthreads"="8,4,1" "hlsl.shader"="compute" "hlsl.wavesize"="16,0,0" }
