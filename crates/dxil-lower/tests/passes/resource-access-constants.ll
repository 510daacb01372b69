; passes: dxil-resource-access
target triple = "dxil-pc-shadermodel6.6-compute"

%S = type <{ <3 x float>, i32 }>
%Layout = type <{ float, <2 x i32>, target("dx.Padding", 4), <3 x half>, target("dx.Padding", 2), double, <{ [2 x <{ %S, target("dx.Padding", 16) }>], %S }> }>

define float @members(i32 %i) {
  %handle = call target("dx.CBuffer", %Layout) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %base = call ptr addrspace(2) @llvm.dx.resource.getbasepointer(target("dx.CBuffer", %Layout) %handle)
  %f = load float, ptr addrspace(2) %base
  %i2.address = getelementptr inbounds nuw %Layout, ptr addrspace(2) %base, i32 0, i32 1
  %i2 = load <2 x i32>, ptr addrspace(2) %i2.address
  %h3.address = call ptr addrspace(2) @llvm.dx.resource.getpointer(target("dx.CBuffer", %Layout) %handle, i32 16)
  %h3 = load <3 x half>, ptr addrspace(2) %h3.address
  %d.address = getelementptr inbounds nuw i8, ptr addrspace(2) %h3.address, i32 8
  %d = load double, ptr addrspace(2) %d.address
  %array = call ptr addrspace(2) @llvm.dx.resource.getpointer(target("dx.CBuffer", %Layout) %handle, i32 32)
  %element = getelementptr <{ %S, target("dx.Padding", 16) }>, ptr addrspace(2) %array, i32 %i
  %a = load <3 x float>, ptr addrspace(2) %element
  %b.address = getelementptr inbounds nuw i8, ptr addrspace(2) %element, i32 12
  %b = load i32, ptr addrspace(2) %b.address
  %i2.x = extractelement <2 x i32> %i2, i32 0
  %sum = add i32 %b, %i2.x
  %s = sitofp i32 %sum to float
  %r = fadd float %s, %f
  ret float %r
}

; 16 and 24 bytes: the vector begins in one row and ends in the next.
define <4 x double> @rows() {
  %handle = call target("dx.CBuffer", <{ <4 x double> }>) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %pointer = call ptr addrspace(2) @llvm.dx.resource.getpointer(target("dx.CBuffer", <{ <4 x double> }>) %handle, i32 0)
  %v = load <4 x double>, ptr addrspace(2) %pointer
  ret <4 x double> %v
}
