target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.9-library"

; Numbers in place of what is not defined, where DXC's validator refuses that.
define float @numbers(i1 %c, float %x) {
entry:
  %chosen = select i1 %c, float undef, float %x
  %sum = fadd float %chosen, poison
  br i1 undef, label %one, label %two

one:
  ret float %sum

two:
  ret float undef
}

; It stays where the validator takes it.
define <2 x float> @kept(i1 %c, ptr addrspace(3) byref(float) %p, float %x) {
entry:
  store float undef, ptr addrspace(3) %p, align 4
  %v = insertelement <2 x float> poison, float %x, i64 0
  %w = shufflevector <2 x float> %v, <2 x float> poison, <2 x i32> zeroinitializer
  br i1 %c, label %one, label %two

one:
  br label %two

two:
  %u = phi <2 x float> [ undef, %one ], [ %w, %entry ]
  ret <2 x float> %u
}
