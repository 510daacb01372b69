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

; Three elements beyond the first are a vector beyond it, as four are: vectors are not padded.
define void @beyond(ptr byref(<3 x float>) %vector, ptr byref(<4 x float>) %wide, i32 %index) "hlsl.export" {
  %second = getelementptr [3 x float], ptr %vector, i32 1, i32 0
  %any = getelementptr [3 x float], ptr %vector, i32 %index, i32 0
  %fourth = getelementptr [4 x float], ptr %wide, i32 1, i32 0
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

%class.odd = type { [3 x <3 x float>] }
%struct.Pair = type { <2 x float>, [3 x <4 x i32>] }

; Of the second row of a matrix with rows of three.
define float @row_of_three(ptr byref(%class.odd) %matrix) "hlsl.export" {
  %place = getelementptr float, ptr %matrix, i32 4
  %value = load float, ptr %place
  ret float %value
}

; An array of vectors that is taken for one of arrays.
define i32 @rows(ptr byref(%struct.Pair) %pair, i32 %index) "hlsl.export" {
  %rows = getelementptr inbounds %struct.Pair, ptr %pair, i32 0, i32 1
  %row = getelementptr inbounds [3 x [4 x i32]], ptr %rows, i32 0, i32 %index
  %place = getelementptr i32, ptr %row, i32 1
  %x = load i32, ptr %place
  %other = getelementptr inbounds [3 x [4 x i32]], ptr %rows, i32 0, i32 1, i32 %index
  %y = load i32, ptr %other
  %sum = add i32 %x, %y
  ret i32 %sum
}

declare void @made(ptr sret(%class.matrix))

!dx.targetTypes = !{!0}
!0 = !{target("dx.LinAlgMatrixC9M4N4U0S0") undef, i32 9, i32 4, i32 4, i32 0, i32 0}
