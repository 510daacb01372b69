; passes: module(print-dx-shader-flags)
target triple = "dxil-pc-shadermodel6.7-vertex"

; Older validators take all UAVs for used, and count those in arrays once.
define void @main() "hlsl.shader"="vertex" {
  %buffers = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 10, i32 0, ptr null)
  ret void
}

!dx.valver = !{!0}
!0 = !{i32 1, i32 5}
