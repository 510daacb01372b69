; LLVM's pointers have no types: `byref` states those that parameters point to, `sret` that of a result.

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

define void @passed([2 x %Frame]* %frames) {
  call void @taken([2 x %Frame]* %frames)
  ret void
}

; Nothing is left of these uses after lowering.
define internal void @kept(float* %number) {
  %value = load float, float* %number
  store float %value, float* %number
  ret void
}

define void @keeps(float* %number) {
  call void @kept(float* %number)
  ret void
}

declare void @made(%Frame*)
declare void @taken([2 x %Frame]*)

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 3}
!1 = !{!"lib", i32 6, i32 3}
!2 = !{null, !"", null, null, null}
