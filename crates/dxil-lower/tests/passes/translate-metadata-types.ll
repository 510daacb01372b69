; passes: dxil-translate-metadata
target triple = "dxil-pc-shadermodel6.6-library"

; Types that stand for resources: those of constant buffers without padding and structs of one element, and elements of
; 64 bits.

%S = type <{ float, i32 }>
%P = type <{ [2 x <{ float, target("dx.Padding", 12) }>], float }>
%O = type <{ float }>
%OP = type <{ float, target("dx.Padding", 12) }>
%OO = type <{ %O }>

define void @buffers() {
  %1 = call target("dx.CBuffer", %S) @llvm.dx.resource.handlefrombinding(i32 1, i32 1, i32 1, i32 0, ptr null)
  %2 = call target("dx.CBuffer", <{ %S, target("dx.Padding", 8), float }>) @llvm.dx.resource.handlefrombinding(i32 1, i32 2, i32 1, i32 0, ptr null)
  %3 = call target("dx.CBuffer", <{ %P }>) @llvm.dx.resource.handlefrombinding(i32 1, i32 3, i32 1, i32 0, ptr null)
  %4 = call target("dx.CBuffer", <{ [2 x float] }>) @llvm.dx.resource.handlefrombinding(i32 1, i32 4, i32 1, i32 0, ptr null)
  %5 = call target("dx.CBuffer", { float }) @llvm.dx.resource.handlefrombinding(i32 1, i32 5, i32 1, i32 0, ptr null)
  %6 = call target("dx.CBuffer", <{ %S }>) @llvm.dx.resource.handlefrombinding(i32 1, i32 6, i32 1, i32 0, ptr null)
  %7 = call target("dx.CBuffer", <{ %O, target("dx.Padding", 8), float }>) @llvm.dx.resource.handlefrombinding(i32 1, i32 7, i32 1, i32 0, ptr null)
  %8 = call target("dx.CBuffer", <{ %OO, [2 x %O], [3 x %OP] }>) @llvm.dx.resource.handlefrombinding(i32 1, i32 8, i32 1, i32 0, ptr null)
  %9 = call target("dx.CBuffer", <{ %OP }>) @llvm.dx.resource.handlefrombinding(i32 1, i32 9, i32 1, i32 0, ptr null)
  %10 = call target("dx.CBuffer", <{ <{ [2 x <{ [2 x %S], target("dx.Padding", 12) }>], [2 x %S] }>, %S }>) @llvm.dx.resource.handlefrombinding(i32 1, i32 10, i32 1, i32 0, ptr null)
  %11 = call target("dx.TypedBuffer", double, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 11, i32 1, i32 0, ptr null)
  %12 = call target("dx.TypedBuffer", i64, 0, 0, 1) @llvm.dx.resource.handlefrombinding(i32 1, i32 12, i32 1, i32 0, ptr null)
  %13 = call target("dx.TypedBuffer", i64, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 13, i32 1, i32 0, ptr null)
  %14 = call target("dx.RawBuffer", i64, 1, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 14, i32 1, i32 0, ptr null)
  %15 = call target("dx.Texture", <2 x i64>, 1, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 1, i32 15, i32 1, i32 0, ptr null)
  ret void
}
