; passes: dxil-data-scalarization<native-vectors>,scalarizer<native-vectors>,dxil-flatten-arrays
target triple = "dxil-pc-shadermodel6.5-library"

define void @vector(ptr noalias dereferenceable(16) %p, <4 x float> %x) {
  %y = load <4 x float>, ptr %p
  %z = fadd <4 x float> %x, %y
  store <4 x float> %z, ptr %p
  ret void
}

; Bytes as LLVM's optimizations take, and an index into what the attribute states.
define double @bytes(ptr %p, ptr byval([2 x <3 x double>]) %q, i32 %i) {
  %second = getelementptr inbounds i8, ptr %p, i32 8
  %x = load double, ptr %second
  %a = getelementptr inbounds [2 x <3 x double>], ptr %q, i32 0, i32 %i
  %b = getelementptr inbounds i8, ptr %a, i32 16
  %y = load double, ptr %b
  %z = fadd double %x, %y
  ret double %z
}

%struct = type { i32, i32 }

; What is called here, a struct, memory of no known size or of numbers of two types, and one number state nothing.
define void @stays(ptr %called, ptr %struct, ptr %size, ptr %types, ptr %number, i32 %i) {
  %a = getelementptr inbounds %struct, ptr %struct, i32 0, i32 1
  store i32 1, ptr %a
  %b = getelementptr inbounds i32, ptr %size, i32 %i
  store i32 1, ptr %b
  store <2 x i32> zeroinitializer, ptr %types
  %c = getelementptr inbounds i8, ptr %types, i32 8
  store float 1.0, ptr %c
  store i32 2, ptr %number
  call void @vector_called(ptr %called)
  ret void
}

define void @vector_called(ptr %p) {
  store <2 x i32> zeroinitializer, ptr %p
  ret void
}
