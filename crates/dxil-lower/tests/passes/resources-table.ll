; passes: dxil-pretty-printer
target triple = "dxil-pc-shadermodel6.6-compute"
@a.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
%struct.S = type { <4 x float>, i32 }
define void @main() #0 {
  %a = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 2, i32 3, i32 1, i32 0, ptr @a.str)
  %b = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %c = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 0, i32 7, ptr null)
  %d = call target("dx.CBuffer", %struct.S) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("dx.Sampler", 1) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %t = call target("dx.Texture", <2 x double>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 2, i32 0, ptr null)
  %t2 = call target("dx.MSTexture", <2 x float>, 0, 4, 0, 3) @llvm.dx.resource.handlefrombinding(i32 0, i32 8, i32 2, i32 0, ptr null)
  %t3 = call target("dx.FeedbackTexture", 1, 17) @llvm.dx.resource.handlefrombinding(i32 0, i32 18, i32 2, i32 0, ptr null)
  %u = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", %struct.S, 1, 0) %c, i8 1)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
