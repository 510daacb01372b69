; passes: print<dxil-resources>
target triple = "dxil-pc-shadermodel6.6-compute"
@a.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@b.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@c.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
%struct.S = type { <4 x float>, i32 }
define void @main() #0 {
  %a = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr @a.str)
  %b = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @b.str)
  %c = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 -1, i32 7, ptr @c.str)
  %d = call target("dx.CBuffer", %struct.S) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("dx.Sampler", 1) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %t = call target("dx.Texture", <2 x double>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 2, i32 0, ptr null)
  %t2 = call target("dx.MSTexture", <2 x float>, 0, 4, 0, 3) @llvm.dx.resource.handlefrombinding(i32 0, i32 8, i32 2, i32 0, ptr null)
  %t3 = call target("dx.FeedbackTexture", 1, 17) @llvm.dx.resource.handlefrombinding(i32 0, i32 18, i32 2, i32 0, ptr null)
  %u = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", %struct.S, 1, 0) %c, i8 1)
  %r = call { i32, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", i8, 0, 0) %b, i32 4, i32 poison)
  %v = extractvalue { i32, i1 } %r, 0
  %x = extractvalue { i32, i1 } %r, 1
  %xx = zext i1 %x to i32
  %f = uitofp i32 %v to float
  %vec = insertelement <4 x float> poison, float %f, i32 0
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %a, i32 0, <4 x float> %vec)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
