; passes: dxil-translate-metadata,dxil-op-lower
target triple = "dxil-pc-shadermodel6.0-compute"

; An array of one resource is one if an index of it is computed.

define void @main() #0 {
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %one = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 %i, ptr null)
  %other = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %size = call i32 @llvm.dx.resource.getdimensions.x(target("dx.RawBuffer", i8, 0, 0) %one)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %other, i32 0, i32 poison, i32 %size)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
