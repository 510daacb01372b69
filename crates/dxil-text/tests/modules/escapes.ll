target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

@anything = external global i8

declare void @llvm.localescape(...)
declare void @llvm.stackprotector(i8*, i8**)

define void @escapes(i32 %n) {
entry:
  %first = alloca i32
  %second = alloca [4 x i32]
  %start = getelementptr [4 x i32], [4 x i32]* %second, i32 0, i32 0
  %bytes = bitcast i32* %start to i8*
  call void (...) @llvm.localescape(i32* %first, i8* %bytes, i8* null)
  br label %next

next:
  ret void
}

define void @guards(i8* %guard) {
  %memory = alloca i8*, i32 4
  %slot = getelementptr i8*, i8** %memory, i32 0
  call void @llvm.stackprotector(i8* %guard, i8** %slot)
  ret void
}
