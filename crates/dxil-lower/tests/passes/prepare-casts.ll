; passes: dxil-prepare
target triple = "dxil-pc-shadermodel6.7-library"

; Each access has another type: all are cast, but that of bytes.
define i64 @accesses(ptr %p) {
  store i32 0, ptr %p, align 4
  %value = load volatile i64, ptr %p, align 4
  %byte = load i8, ptr %p, align 1
  ret i64 %value
}

define ptr @addresses(ptr %p) {
  %address = getelementptr i32, ptr %p, i32 4
  %value = load i64, ptr %p, align 8
  ret ptr %address
}

; Nothing is cast to the first element of what a pointer points to.
define i32 @first(i32 %i) {
  %array = alloca [4 x i32], align 4
  %element = getelementptr [4 x i32], ptr %array, i32 0, i32 %i
  store i32 1, ptr %element, align 4
  %value = load i32, ptr %array, align 4
  %other = load float, ptr %array, align 4
  ret i32 %value
}

; Lanes of a vector, and one of them by a variable: the pointer is one to the vector.
define float @lanes(ptr byref(<4 x float>) %vector, i32 %i) {
  %second = getelementptr float, ptr %vector, i32 1
  %y = load float, ptr %second, align 4
  %place = getelementptr <4 x float>, ptr %vector, i32 0, i32 %i
  %any = load float, ptr %place, align 4
  %sum = fadd float %y, %any
  ret float %sum
}
