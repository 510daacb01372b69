; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-library"

%dx.Handle = type { ptr }

@images = external global [2 x %dx.Handle], align 4

; Control flow chooses handles that are structs.
define void @main(i1 %first) #0 {
  %one = load %dx.Handle, ptr @images
  %other = load %dx.Handle, ptr getelementptr inbounds ([2 x %dx.Handle], ptr @images, i32 0, i32 1)
  %chosen = select i1 %first, %dx.Handle %one, %dx.Handle %other
  %handle = call %dx.Handle @llvm.dx.op.CreateHandleForLib.dx.types.Handle(%dx.Handle %chosen)
  %image = call %dx.Handle @llvm.dx.op.AnnotateHandle(%dx.Handle %handle, { i32, i32 } { i32 2, i32 1033 })
  %size = call { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(%dx.Handle %image, i32 0)
  ret void
}

declare %dx.Handle @llvm.dx.op.CreateHandleForLib.dx.types.Handle(%dx.Handle)
declare %dx.Handle @llvm.dx.op.AnnotateHandle(%dx.Handle, { i32, i32 })
declare { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(%dx.Handle, i32)

attributes #0 = { "hlsl.shader"="pixel" }
