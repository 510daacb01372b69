; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-compute"

%struct.Input = type { i32, %struct.Inner }
%struct.Inner = type { i32, [2 x float] }
%dx.types.HitObject = type { ptr }

@shared = internal addrspace(3) global %struct.Inner undef, align 4

; The struct is stored as a whole, and nothing loads it: the operations go with it.
define void @unread() {
  %id = call i32 @llvm.dx.thread.id(i32 0)
  %one = insertvalue %struct.Input poison, i32 %id, 0
  %input = alloca %struct.Input, align 8
  store %struct.Input %one, ptr %input, align 4
  %kept = call i32 @llvm.dx.wave.readlane.i32(i32 0, i32 0)
  ret void
}

; Fields of a struct that is put together, stored and loaded as a whole; one of another that is a constant.
define i32 @fields(i32 %x, float %y) {
  %inner = insertvalue %struct.Inner { i32 poison, [2 x float] [float 1.0, float 2.0] }, float %y, 1, 1
  %begun = insertvalue %struct.Input poison, i32 %x, 0
  %whole = insertvalue %struct.Input %begun, %struct.Inner %inner, 1
  %memory = alloca %struct.Input, align 8
  store %struct.Input %whole, ptr %memory, align 4
  %loaded = load %struct.Input, ptr %memory, align 4
  %first = extractvalue %struct.Input %loaded, 0
  %array = extractvalue %struct.Input %loaded, 1, 1
  %one = extractvalue [2 x float] %array, 0
  %two = extractvalue [2 x float] %array, 1
  %sum = fadd float %one, %two
  %bits = bitcast float %sum to i32
  %all = add i32 %bits, %first
  ret i32 %all
}

; Memory that stays.
define void @kept(%struct.Inner %value, i32 %i) {
  %array = alloca [4 x %struct.Inner], align 8
  %element = getelementptr inbounds [4 x %struct.Inner], ptr %array, i32 0, i32 %i
  store %struct.Inner %value, ptr %element, align 4
  %loaded = load %struct.Inner, ptr %element, align 4
  store %struct.Inner %loaded, ptr addrspace(3) @shared, align 4
  ret void
}

; Bits in memory, next to a number.
define float @bits(i32 %x, float %y) {
  %memory = alloca <{ [3 x i8], float }>, align 1
  %next = getelementptr inbounds <{ [3 x i8], float }>, ptr %memory, i32 0, i32 1
  store float %y, ptr %next, align 1
  %few = trunc i32 %x to i24
  store i24 %few, ptr %memory, align 1
  %again = load float, ptr %next, align 1
  ret float %again
}

declare i32 @llvm.dx.thread.id(i32)
declare i32 @llvm.dx.wave.readlane.i32(i32, i32)

; Structs of operations stay whole, and so does what functions take and give.
define %struct.Inner @whole(%struct.Inner %value) {
  %object = alloca %dx.types.HitObject, align 8
  %memory = alloca [2 x %struct.Inner], align 8
  %from = getelementptr [2 x %struct.Inner], ptr %memory, i32 0, i32 1
  %made = load %dx.types.HitObject, ptr %object, align 4
  store %dx.types.HitObject %made, ptr %object, align 4
  store %struct.Inner %value, ptr %memory, align 4
  %loaded = load %struct.Inner, ptr %from, align 4
  ret %struct.Inner %loaded
}
