; passes: sroa

; A resource without a register is none of the array with register 0.
target triple = "dxil-pc-shadermodel6.6-compute"
define void @main() #0 {
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %first = alloca [2 x target("dx.RawBuffer", i32, 1, 0)], align 4
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 8, i32 %i, ptr null)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 0, i32 0, i32 8, i32 %i, ptr null)
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr %first
  %q = getelementptr [2 x target("dx.RawBuffer", i32, 1, 0)], ptr %first, i32 0, i32 1
  store target("dx.RawBuffer", i32, 1, 0) %b, ptr %q
  %r = getelementptr [2 x target("dx.RawBuffer", i32, 1, 0)], ptr %first, i32 0, i32 %i
  %u = load target("dx.RawBuffer", i32, 1, 0), ptr %r
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %u, i32 0, i32 0, i32 1)
  ret void
}
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32,i32,i32,i32,ptr)
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding(i32,i32,i32,i32,ptr)
declare void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0), i32, i32, i32)
declare i32 @llvm.dx.thread.id(i32)
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
