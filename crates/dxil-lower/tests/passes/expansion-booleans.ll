; passes: dxil-intrinsic-expansion
target triple = "dxil-pc-shadermodel6.6-pixel"

define i1 @raw(i32 %i) {
  %buffer = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %loaded = call { <4 x i1>, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %buffer, i32 %i, i32 poison)
  %data = extractvalue { <4 x i1>, i1 } %loaded, 0
  %mapped = extractvalue { <4 x i1>, i1 } %loaded, 1
  %last = extractelement <4 x i1> %data, i32 3
  %x = select i1 %mapped, i1 %last, i1 false
  ret i1 %x
}

define i1 @typed(i32 %i) {
  %buffer = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr null)
  %loaded = call { i1, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", i32, 1, 0, 0) %buffer, i32 %i)
  %data = extractvalue { i1, i1 } %loaded, 0
  ret i1 %data
}

define void @signature() {
  %scalar = call i1 @llvm.dx.load.input(i32 4, i32 0, i32 0, i8 0, i32 poison)
  %vector = call <2 x i1> @llvm.dx.load.input(i32 4, i32 1, i32 0, i8 0, i32 poison)
  call void @llvm.dx.store.output(i32 4, i32 0, i32 0, i8 0, i32 poison, i1 %scalar)
  call void @llvm.dx.store.output(i32 4, i32 1, i32 0, i8 0, i32 poison, <2 x i1> %vector)
  ret void
}
