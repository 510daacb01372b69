; passes: module(dxil-pretty-printer)
target triple = "dxil-pc-shadermodel6.6-compute"

@Grid.str = private unnamed_addr constant [5 x i8] c"Grid\00", align 1

define void @main() "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  %grid = call target("dx.Texture", <4 x float>, 1, 0, 0, 4) @llvm.dx.resource.handlefrombinding(i32 1, i32 2, i32 1, i32 0, ptr @Grid.str)
  %constants = call target("dx.CBuffer", { float }) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %bytes = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 0, i32 0, ptr null)
  %sampler = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  ret void
}
