; passes: dse
target triple = "dxil-pc-shadermodel6.3-library"

; A call goes with the store of its result if it only reads, returns, and does not unwind.
define void @f(i32 %x) {
  %a = alloca i32, align 4
  %id = call i32 @llvm.dx.thread.id(i32 0)
  store i32 %id, ptr %a, align 4
  %sum = call i32 @pure(i32 %x)
  store i32 %sum, ptr %a, align 4
  %last = call i32 @endless(i32 %x)
  store i32 %last, ptr %a, align 4
  %noisy = call i32 @writes(i32 %x)
  store i32 %noisy, ptr %a, align 4
  ret void
}

declare i32 @llvm.dx.thread.id(i32) #0
declare i32 @pure(i32) #1
declare i32 @endless(i32) #2
declare i32 @writes(i32) #3

attributes #0 = { nounwind willreturn memory(none) }
attributes #1 = { nounwind willreturn memory(read) }
attributes #2 = { nounwind memory(none) }
attributes #3 = { nounwind willreturn }
