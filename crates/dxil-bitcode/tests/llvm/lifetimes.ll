; For llvm15, llvm16 and llvm19: before LLVM 22, the size came first.
target datalayout = "e-p:64:64"

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i32 @main(i32 %x) {
  %local = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %local) #0
  store i32 %x, ptr %local, align 4
  %loaded = load i32, ptr %local, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %local) #0
  ret i32 %loaded
}

attributes #0 = { nounwind }
