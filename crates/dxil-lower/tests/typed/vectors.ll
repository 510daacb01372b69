target triple = "dxil-pc-shadermodel6.3-library"

; Elements of a vector that a parameter points to: as the scalarizer accesses them, and as elements of the array that it is
; in memory.
define float @sum(ptr byref(<3 x float>) %vector, i32 %index) "hlsl.export" {
  %x = load float, ptr %vector
  %vector.i1 = getelementptr float, ptr %vector, i32 1
  %y = load float, ptr %vector.i1
  %place = getelementptr inbounds [3 x float], ptr %vector, i32 0, i32 %index
  %any = load float, ptr %place
  %xy = fadd float %x, %y
  %sum = fadd float %xy, %any
  ret float %sum
}

%struct.Frame = type { [2 x <3 x float>], i32 }

; A vector that a struct begins with.
define float @second(ptr byref(%struct.Frame) %frame) "hlsl.export" {
  %second = getelementptr float, ptr %frame, i32 1
  %y = load float, ptr %second
  ret float %y
}

%class.matrix = type { [4 x <4 x float>] }

; Of the second row of a matrix; memory for a result.
define void @row(ptr sret(%class.matrix) %result) "hlsl.export" {
  %place = getelementptr float, ptr %result, i32 5
  store float 1.0, ptr %place
  ret void
}

declare void @made(ptr sret(%class.matrix))

!dx.targetTypes = !{!0}
!0 = !{target("dx.LinAlgMatrixC9M4N4U0S0") undef, i32 9, i32 4, i32 4, i32 0, i32 0}
