; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.8-library"

; Metadata alone says that a function is for patch constants.
define void @factors() {
  %number = call i32 @llvm.dx.op.PrimitiveID.i32()
  %factor = uitofp i32 %number to float
  call void @llvm.dx.op.StorePatchConstant.f32(i32 0, i32 0, i8 0, float %factor)
  ret void
}

define void @main() #0 {
  ret void
}

declare i32 @llvm.dx.op.PrimitiveID.i32()
declare void @llvm.dx.op.StorePatchConstant.f32(i32, i32, i8, float)

attributes #0 = { "hlsl.shader"="hull" }

!dx.entryPoints = !{!0}
!0 = !{ptr @main, !"main", null, null, !1}
!1 = !{i32 8, i32 4, i32 3, !2}
!2 = !{ptr @factors, i32 3, i32 3, i32 2, i32 1, i32 3, float 6.4e1}
