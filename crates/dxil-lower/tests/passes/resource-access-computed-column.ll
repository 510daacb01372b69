; passes: dxil-resource-access
target triple = "dxil-pc-shadermodel6.6-compute"

; The component of a vector in a constant buffer is computed.
define float @component(i32 %i) {
  %handle = call target("dx.CBuffer", <{ <4 x float>, <4 x float> }>) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %pointer = call ptr addrspace(2) @llvm.dx.resource.getpointer(target("dx.CBuffer", <{ <4 x float>, <4 x float> }>) %handle, i32 16)
  %place = getelementptr inbounds float, ptr addrspace(2) %pointer, i32 %i
  %x = load float, ptr addrspace(2) %place
  ret float %x
}
