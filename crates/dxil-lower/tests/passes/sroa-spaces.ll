; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-library"

; clang accesses a copy of a swizzled member of a constant buffer in the address space of that.
define float @swizzled(<4 x float> %x) {
  %copy = alloca <4 x float>, align 16
  %cast = addrspacecast ptr %copy to ptr addrspace(2)
  store <4 x float> %x, ptr addrspace(2) %cast, align 16
  %last = getelementptr <4 x float>, ptr addrspace(2) %cast, i32 0, i32 3
  %y = load float, ptr addrspace(2) %last, align 4
  ret float %y
}
