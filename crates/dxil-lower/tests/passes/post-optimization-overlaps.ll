; passes: dxil-post-optimization-validation
target triple = "dxil-pc-shadermodel6.3-library"

@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@D.str = private unnamed_addr constant [2 x i8] c"D\00", align 1
@E.str = private unnamed_addr constant [2 x i8] c"E\00", align 1

; Each pair that shares registers is an error: A and B, A and C, A and D, B and C. D has other registers than B and C, and E
; another space.
define void @f() {
  %a = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 9, i32 0, ptr @A.str)
  %b = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 2, i32 0, ptr @B.str)
  %c = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 3, i32 0, ptr @C.str)
  %d = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 7, i32 1, i32 0, ptr @D.str)
  %e = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 2, i32 2, i32 0, ptr @E.str)
  ret void
}
