; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-compute"

%struct.Bits = type { i8, i16, [1 x i8] }
%struct.Packed = type <{ i8, i16, [1 x i8] }>

; A struct that is filled with zero becomes values.
define i32 @fields(i8 %x) {
  %bits = alloca %struct.Packed, align 1
  call void @llvm.memset.p0.i32(ptr align 1 %bits, i8 0, i32 4, i1 false)
  store i8 %x, ptr %bits, align 1
  %address = getelementptr inbounds %struct.Packed, ptr %bits, i32 0, i32 1
  %second = load i16, ptr %address, align 1
  %first = load i8, ptr %bits, align 1
  %a = zext i8 %first to i32
  %b = zext i16 %second to i32
  %sum = add i32 %a, %b
  ret i32 %sum
}

; Bytes between the fields, another byte than zero, a part of the struct, an array.
define void @kept(i32 %index) {
  %gap = alloca %struct.Bits, align 2
  call void @llvm.memset.p0.i32(ptr align 2 %gap, i8 0, i32 6, i1 false)
  %ones = alloca %struct.Packed, align 1
  call void @llvm.memset.p0.i32(ptr align 1 %ones, i8 1, i32 4, i1 false)
  %part = alloca %struct.Packed, align 1
  call void @llvm.memset.p0.i32(ptr align 1 %part, i8 0, i32 3, i1 false)
  %array = alloca [4 x i32], align 4
  call void @llvm.memset.p0.i32(ptr align 4 %array, i8 0, i32 16, i1 false)
  call void @use(ptr %gap, ptr %ones, ptr %part, ptr %array)
  ret void
}

declare void @use(ptr, ptr, ptr, ptr)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg)

; Bytes that are accessed as one integer.
%struct.Fields = type { [3 x i8] }

define i24 @whole(i24 %x) {
  %fields = alloca %struct.Fields, align 1
  call void @llvm.memset.p0.i32(ptr align 1 %fields, i8 0, i32 3, i1 false)
  %old = load i24, ptr %fields, align 1
  %new = or i24 %old, %x
  store i24 %new, ptr %fields, align 1
  %last = load i24, ptr %fields, align 1
  ret i24 %last
}
