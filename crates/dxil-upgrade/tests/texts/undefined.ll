; LLVM 3.7 does not compute with undefined numbers, which LLVM 23 has no expressions for.

define float @undefined(float %x) {
  %a = fadd float %x, fmul (float fadd (float undef, float 1.000000e+00), float 2.000000e+00)
  %b = fadd float %a, fsub (float undef, float undef)
  ret float %b
}

define <2 x half> @vector() {
  ret <2 x half> <half 0xH3C00, half fdiv (half undef, half 0xH3C00)>
}

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 3}
!1 = !{!"lib", i32 6, i32 3}
!2 = !{null, !"", null, null, null}
