; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.3-library"

; Validators before 1.6 take no `undef`.
define void @local() {
  %x = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %x)
  store i32 1, ptr %x, align 4
  call void @llvm.lifetime.end.p0(ptr %x)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

!dx.valver = !{!0}
!0 = !{i32 1, i32 5}
