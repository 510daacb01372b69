; Lifetimes of a variable, of a part of one, and of a constant: LLVM 23 has those of variables alone.

@table = internal constant [2 x float] zeroinitializer

define void @main() {
  %whole = alloca [2 x float]
  %parts = alloca [4 x float]
  %part = getelementptr [4 x float], [4 x float]* %parts, i32 0, i32 1
  %1 = bitcast [2 x float]* %whole to i8*
  %2 = bitcast float* %part to i8*
  call void @llvm.lifetime.start(i64 8, i8* %1)
  call void @llvm.lifetime.start(i64 4, i8* %2)
  call void @llvm.lifetime.start(i64 8, i8* bitcast ([2 x float]* @table to i8*))
  store float 1.0, float* %part
  call void @llvm.lifetime.end(i64 8, i8* bitcast ([2 x float]* @table to i8*))
  call void @llvm.lifetime.end(i64 4, i8* %2)
  call void @llvm.lifetime.end(i64 8, i8* %1)
  ret void
}

declare void @llvm.lifetime.start(i64, i8*)
declare void @llvm.lifetime.end(i64, i8*)

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 6}
!1 = !{!"cs", i32 6, i32 6}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
