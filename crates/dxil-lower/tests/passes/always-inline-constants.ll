; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.6-compute"

@buffer = internal global target("dx.CBuffer", <{ float, [4 x float] }>) poison
@first = external hidden addrspace(2) global float, align 4
@second = external hidden addrspace(2) global [4 x float], align 4

define void @main() "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  %handle = call target("dx.CBuffer", <{ float, [4 x float] }>) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.CBuffer", <{ float, [4 x float] }>) %handle, ptr @buffer, align 4
  %sum = call float @sum()
  ret void
}

; Members of constant buffers stand for their handle, which the caller has.
define internal float @sum() alwaysinline {
  %first = load float, ptr addrspace(2) @first, align 4
  %second = load float, ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @second, i32 16), align 4
  %sum = fadd float %first, %second
  ret float %sum
}

declare target("dx.CBuffer", <{ float, [4 x float] }>) @llvm.dx.resource.handlefrombinding(i32, i32, i32, i32, ptr)

!hlsl.cbs = !{!0}
!0 = !{ptr @buffer, ptr addrspace(2) @first, ptr addrspace(2) @second}
