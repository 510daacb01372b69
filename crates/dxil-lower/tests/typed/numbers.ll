target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-compute"

%struct.Pair = type { float, i32 }

@shared = internal addrspace(3) global [4 x float] undef, align 4

; The first number of an array or a struct, as another one of the same size.
define i32 @first(i32 %index) {
  %array = alloca [2 x %struct.Pair], align 4
  %pair = getelementptr inbounds [2 x %struct.Pair], ptr %array, i32 0, i32 %index
  store i32 0, ptr %array, align 4
  store i32 1, ptr %pair, align 4
  %second = getelementptr inbounds [2 x %struct.Pair], ptr %array, i32 0, i32 1, i32 1
  store float 1.0, ptr %second, align 4
  %loaded = load i32, ptr addrspace(3) @shared, align 4
  store i32 %loaded, ptr addrspace(3) @shared, align 4
  %sum = load i32, ptr %pair, align 4
  ret i32 %sum
}

; dxil-prepare has cast the pointer already.
define void @cast() {
  %array = alloca [2 x float], align 4
  %first = getelementptr inbounds [2 x float], ptr %array, i32 0, i32 0
  store float 1.0, ptr %first, align 4
  %number = bitcast ptr %array to ptr
  store i32 0, ptr %number, align 4
  ret void
}

; The first number of a vector, and of a struct of vectors.
define void @vectors(ptr byref({ <3 x float>, i32 }) %from, ptr byref(<2 x i32>) %to) {
  %word = load i32, ptr %from, align 4
  %second = getelementptr <2 x i32>, ptr %to, i32 0, i32 1
  store i32 %word, ptr %second, align 4
  store float 1.0, ptr %to, align 4
  ret void
}
