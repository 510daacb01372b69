; LLVM's pointers have no types: `byref` states those of structs and vectors that parameters point to, `sret` that of a result.

%Frame = type { <4 x float>, [2 x <3 x i32>] }

define float @used(%Frame* %frame, <2 x double>* %numbers, float* %number, i32 addrspace(3)* %shared) {
  %place = getelementptr %Frame, %Frame* %frame, i32 0, i32 0, i32 2
  %value = load float, float* %place
  store float %value, float* %number
  ret float %value
}

define void @given(%Frame* noalias sret %result) {
  ret void
}

declare void @made(%Frame*)

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 3}
!1 = !{!"lib", i32 6, i32 3}
!2 = !{null, !"", null, null, null}
