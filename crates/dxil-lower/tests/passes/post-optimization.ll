; passes: dxil-post-optimization-validation
target triple = "dxil-pc-shadermodel6.6-pixel"

@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1

define void @main(i32 %i) "hlsl.shader"="pixel" {
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 4, i32 %i, ptr @A.str)
  %b = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr @B.str)
  %up = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", float, 1, 0) %b, i8 1)
  %down = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", float, 1, 0) %b, i8 -1)
  %c = call target("dx.CBuffer", { float }) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %d = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 7, i32 1, i32 0, ptr null)
  ret void
}

!dx.rootsignatures = !{!0}
!0 = !{ptr @main, !1, i32 2}
!1 = !{!2, !3, !4, !5, !6}
!2 = !{!"RootFlags", i32 32}
!3 = !{!"RootUAV", i32 5, i32 3, i32 0, i32 0}
!4 = !{!"RootConstants", i32 0, i32 0, i32 0, i32 4}
!5 = !{!"DescriptorTable", i32 0, !7}
!6 = !{!"RootSRV", i32 0, i32 7, i32 0, i32 0}
!7 = !{!"CBV", i32 2, i32 0, i32 0, i32 -1, i32 0}
