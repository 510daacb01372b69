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

; Indices of few bits have a sign, too.
define void @before(ptr byref(<4 x float>) %vector) "hlsl.export" {
  %before = getelementptr float, ptr %vector, i8 -1
  %beyond = getelementptr float, ptr %vector, i1 true
  store float 0.0, ptr %before
  store float 1.0, ptr %beyond
  ret void
}

; Three elements beyond the first are not a vector beyond it, which is padded; four are.
define void @beyond(ptr byref(<3 x float>) %vector, ptr byref(<4 x float>) %padded, i32 %index) "hlsl.export" {
  %second = getelementptr [3 x float], ptr %vector, i32 1, i32 0
  %any = getelementptr [3 x float], ptr %vector, i32 %index, i32 0
  %fourth = getelementptr [4 x float], ptr %padded, i32 1, i32 0
  store float 0.0, ptr %second
  store float 1.0, ptr %any
  store float 2.0, ptr %fourth
  ret void
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
