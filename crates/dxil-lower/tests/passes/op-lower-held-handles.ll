; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-library"

%dx.Handle = type { ptr }

@last = internal global %dx.Handle zeroinitializer, align 4

; An array of handles that are structs, in memory.
define i32 @width(i32 %index) #0 {
  %images = alloca [2 x %dx.Handle], align 4
  %second = getelementptr inbounds [2 x %dx.Handle], ptr %images, i32 0, i32 1
  %one = call %dx.Handle @llvm.dx.op.CreateHandleFromHeap(i32 0, i1 false, i1 false)
  %other = call %dx.Handle @llvm.dx.op.CreateHandleFromHeap(i32 1, i1 false, i1 false)
  store %dx.Handle %one, ptr %images, align 4
  store volatile %dx.Handle %other, ptr %second, align 4
  %place = getelementptr inbounds [2 x %dx.Handle], ptr %images, i32 0, i32 %index
  %chosen = load %dx.Handle, ptr %place, align 4
  %image = call %dx.Handle @llvm.dx.op.AnnotateHandle(%dx.Handle %chosen, { i32, i32 } { i32 2, i32 1033 })
  %size = call { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(%dx.Handle %image, i32 0)
  %width = extractvalue { i32, i32, i32, i32 } %size, 0
  ret i32 %width
}

; A variable that another function loads from.
define void @keep(i32 %index) #0 {
  %handle = call %dx.Handle @llvm.dx.op.CreateHandleFromHeap(i32 %index, i1 false, i1 false)
  store %dx.Handle %handle, ptr @last, align 4
  ret void
}

define void @size() #0 {
  %handle = load %dx.Handle, ptr @last, align 4
  %image = call %dx.Handle @llvm.dx.op.AnnotateHandle(%dx.Handle %handle, { i32, i32 } { i32 2, i32 1033 })
  %size = call { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(%dx.Handle %image, i32 0)
  ret void
}

; The handle of a resource goes with its variable.
@buffer = internal global target("dx.RawBuffer", i8, 1, 0) poison, align 4

define void @bound() #0 {
  %handle = call target("dx.RawBuffer", i8, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.RawBuffer", i8, 1, 0) %handle, ptr @buffer, align 4
  ret void
}

declare %dx.Handle @llvm.dx.op.CreateHandleFromHeap(i32, i1, i1)
declare %dx.Handle @llvm.dx.op.AnnotateHandle(%dx.Handle, { i32, i32 })
declare { i32, i32, i32, i32 } @llvm.dx.op.GetDimensions(%dx.Handle, i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, ptr)

attributes #0 = { "hlsl.export" }
