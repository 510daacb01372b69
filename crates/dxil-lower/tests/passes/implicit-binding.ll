; passes: dxil-resource-implicit-binding
target triple = "dxil-pc-shadermodel6.6-compute"

@name = private unnamed_addr constant [2 x i8] c"D\00", align 1

define void @main(i32 %index) {
  %taken = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %last = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 30, i32 0, i32 5, i32 4, ptr null)
  %after = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 10, i32 0, i32 4, i32 2, ptr null)
  %before = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 20, i32 0, i32 2, i32 %index, ptr @name)
  %again = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 10, i32 0, i32 4, i32 0, ptr null)
  %unbounded = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 40, i32 0, i32 -1, i32 0, ptr null)
  %srv = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 50, i32 0, i32 1, i32 0, ptr null)
  %space = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 60, i32 7, i32 1, i32 0, ptr null)
  %constants = call target("dx.CBuffer", <{ float }>) @llvm.dx.resource.handlefromimplicitbinding(i32 70, i32 0, i32 1, i32 0, ptr null)
  %sampler = call target("dx.Sampler", 0) @llvm.dx.resource.handlefromimplicitbinding(i32 80, i32 0, i32 1, i32 0, ptr null)
  ret void
}
