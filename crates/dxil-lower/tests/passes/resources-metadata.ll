; passes: dxil-translate-metadata
target triple = "dxil-pc-shadermodel6.6-compute"
define void @main() #0 {
  %s = call target("dx.TypedBuffer", i64, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s1 = call target("dx.TypedBuffer", i64, 1, 0, 1) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %s2 = call target("dx.TypedBuffer", <2 x i16>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %s3 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr null)
  %s4 = call target("dx.RawBuffer", i64, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 4, i32 1, i32 0, ptr null)
  %s5 = call target("dx.RawBuffer", [4 x i64], 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 5, i32 1, i32 0, ptr null)
  %s6 = call target("dx.TypedBuffer", <2 x half>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 6, i32 1, i32 0, ptr null)
  %s7 = call target("dx.TypedBuffer", double, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 7, i32 1, i32 0, ptr null)
  %s8 = call target("dx.Texture", float, 1, 0, 0, 6) @llvm.dx.resource.handlefrombinding(i32 0, i32 8, i32 1, i32 0, ptr null)
  %s9 = call target("dx.CBuffer", { {float, <3 x float>}, target("dx.Padding", 8), <{ float, target("dx.Padding", 8), float }>, [2 x { float, target("dx.Padding", 8)}]}) @llvm.dx.resource.handlefrombinding(i32 0, i32 8, i32 1, i32 0, ptr null)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
