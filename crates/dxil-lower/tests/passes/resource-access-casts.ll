; passes: dxil-resource-access
target triple = "dxil-pc-shadermodel6.6-compute"

; Components of another type of the same size: clang's optimizations move casts of values into loads and stores.
define i32 @loads(i32 %i) {
  %buffer = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %element = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buffer, i32 %i)
  %first = load i32, ptr %element
  %address = getelementptr i8, ptr %element, i32 8
  %pair = load <2 x i32>, ptr %address
  %last = extractelement <2 x i32> %pair, i32 1
  %sum = add i32 %first, %last
  ret i32 %sum
}

define void @stores(i32 %i, i32 %x, <4 x i32> %y) {
  %buffer = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %element = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buffer, i32 %i)
  store i32 %x, ptr %element
  store <4 x i32> %y, ptr %element
  ret void
}

define float @scalar(i32 %i, float %x) {
  %buffer = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %element = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 0) %buffer, i32 %i)
  %old = load float, ptr %element
  store float %x, ptr %element
  ret float %old
}
