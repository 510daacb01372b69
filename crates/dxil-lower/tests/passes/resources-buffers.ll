; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

%struct.Pair = type { <4 x float>, i32 }

@in.str = private unnamed_addr constant [3 x i8] c"In\00", align 1

; A store takes the elements of which a vector was made.
define void @typed(i32 %i) {
  %in = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @in.str)
  %out = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %loaded = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", <4 x float>, 0, 0, 0) %in, i32 %i)
  %data = extractvalue { <4 x float>, i1 } %loaded, 0
  %x = extractelement <4 x float> %data, i32 0
  %w = extractelement <4 x float> %data, i32 3
  %a = insertelement <4 x float> poison, float %w, i32 0
  %b = insertelement <4 x float> %a, float %x, i32 1
  %c = insertelement <4 x float> %b, float 1.0, i32 2
  %d = insertelement <4 x float> %c, float 2.0, i32 3
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %out, i32 %i, <4 x float> %d)
  ret void
}

define void @raw(i32 %i) {
  %bytes = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %pairs = call target("dx.RawBuffer", %struct.Pair, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %loaded = call { i32, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %bytes, i32 %i, i32 poison)
  %data = extractvalue { i32, i1 } %loaded, 0
  %mapped = extractvalue { i32, i1 } %loaded, 1
  %chosen = select i1 %mapped, i32 %data, i32 7
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", %struct.Pair, 1, 0) %pairs, i32 %i, i32 16, i32 %chosen)
  %count = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", %struct.Pair, 1, 0) %pairs, i8 -1)
  ret void
}

; A computed index takes the elements from memory.
define float @indexed(i32 %i, i32 %j) {
  %in = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @in.str)
  %loaded = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", <4 x float>, 0, 0, 0) %in, i32 %i)
  %data = extractvalue { <4 x float>, i1 } %loaded, 0
  %x = extractelement <4 x float> %data, i32 %j
  ret float %x
}

define <4 x float> @whole(i32 %i) {
  %in = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @in.str)
  %loaded = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", <4 x float>, 0, 0, 0) %in, i32 %i)
  %data = extractvalue { <4 x float>, i1 } %loaded, 0
  ret <4 x float> %data
}

; The index of one of many buffers counts from the first register.
define void @array(i32 %i) {
  %uneven = call i32 @llvm.dx.resource.nonuniformindex(i32 %i)
  %twice = shl i32 %uneven, 1
  %many = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding(i32 1, i32 5, i32 0, i32 %twice, ptr null)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", i32, 1, 0, 1) %many, i32 0, i32 %i)
  ret void
}

define float @row(i32 %i) {
  %constants = call target("dx.CBuffer", { <4 x float> }) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %row = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4(target("dx.CBuffer", { <4 x float> }) %constants, i32 %i)
  %y = extractvalue { float, float, float, float } %row, 1
  ret float %y
}

define i32 @size() {
  %in = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @in.str)
  %size = call i32 @llvm.dx.resource.getdimensions.x(target("dx.TypedBuffer", <4 x float>, 0, 0, 0) %in)
  ret i32 %size
}

; A row of eight numbers of 16 bits.
define half @row_of_halves(i32 %i) {
  %constants = call target("dx.CBuffer", { <4 x float> }) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %row = call { half, half, half, half, half, half, half, half } @llvm.dx.resource.load.cbufferrow.8(target("dx.CBuffer", { <4 x float> }) %constants, i32 %i)
  %last = extractvalue { half, half, half, half, half, half, half, half } %row, 7
  ret half %last
}
