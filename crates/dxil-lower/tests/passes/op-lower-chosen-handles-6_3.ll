; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.3-library"

%dx.Handle = type { ptr }

@images = external global [2 x %dx.Handle], align 4

; Control flow chooses handles that are structs. The other handle is of a binding.
define void @main(i1 %first, i32 %x) #0 {
  %one = load %dx.Handle, ptr @images
  %other = load %dx.Handle, ptr getelementptr inbounds ([2 x %dx.Handle], ptr @images, i32 0, i32 1)
  %chosen = select i1 %first, %dx.Handle %one, %dx.Handle %other
  %image = call %dx.Handle @llvm.dx.op.CreateHandleForLib.dx.types.Handle(%dx.Handle %chosen)
  %size = call { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(%dx.Handle %image, i32 0)
  %buffer = call target("dx.RawBuffer", i32, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i32_1_0t.i32(target("dx.RawBuffer", i32, 1, 0) %buffer, i32 0, i32 0, i32 %x)
  ret void
}

declare %dx.Handle @llvm.dx.op.CreateHandleForLib.dx.types.Handle(%dx.Handle)
declare { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(%dx.Handle, i32)
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i32_1_0t.i32(target("dx.RawBuffer", i32, 1, 0), i32, i32, i32)

attributes #0 = { "hlsl.shader"="pixel" }
