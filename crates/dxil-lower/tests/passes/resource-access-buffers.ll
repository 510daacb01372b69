; passes: dxil-resource-access
target triple = "dxil-pc-shadermodel6.6-compute"

%struct.Inner = type <{ double, <4 x i32> }>
%struct.Outer = type { i32, [16 x %struct.Inner], i32 }

define float @structured(i32 %i, i32 %j, float %x) {
  %buffer = call target("dx.RawBuffer", %struct.Outer, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %pointer = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %struct.Outer, 1, 0) %buffer, i32 %i)
  %first = load i32, ptr %pointer
  %element = getelementptr inbounds nuw %struct.Inner, ptr %pointer, i32 %j
  %vector = getelementptr inbounds nuw i8, ptr %element, i32 12
  %v = load <4 x i32>, ptr %vector
  store <4 x i32> %v, ptr %pointer
  %lane = getelementptr i32, ptr %vector, i32 %first
  store float %x, ptr %lane
  %nested = getelementptr inbounds %struct.Outer, ptr %pointer, i32 0, i32 1, i32 %j, i32 1
  %y = load float, ptr %nested
  ret float %y
}

; Bytes: the offset goes into the index.
define <7 x float> @bytes(i32 %i, <8 x float> %x) {
  %buffer = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %pointer = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %buffer, i32 %i)
  %next = getelementptr i8, ptr %pointer, i64 4
  %y = load <7 x float>, ptr %next
  store <8 x float> %x, ptr %pointer
  ret <7 x float> %y
}

define float @typed(i32 %i, i32 %j, <4 x float> %all, <2 x float> %some) {
  %buffer = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %pointer = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buffer, i32 %i)
  store <4 x float> %all, ptr %pointer
  %whole = load <4 x float>, ptr %pointer
  %x = extractelement <4 x float> %whole, i32 0
  %second = getelementptr inbounds i8, ptr %pointer, i32 4
  store float %x, ptr %second
  %computed = getelementptr inbounds float, ptr %pointer, i32 %j
  store float %x, ptr %computed
  %z = load float, ptr %computed
  ret float %z
}

define <1 x float> @one(i32 %i) {
  %buffer = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %pointer = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 0, 0, 0) %buffer, i32 %i)
  %x = load <1 x float>, ptr %pointer
  ret <1 x float> %x
}

define float @texture(<2 x i32> %place) {
  %texture = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %pointer = call ptr @llvm.dx.resource.getpointer(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %texture, <2 x i32> %place)
  %y = getelementptr inbounds <4 x float>, ptr %pointer, i32 0, i32 1
  %x = load float, ptr %y
  ret float %x
}
