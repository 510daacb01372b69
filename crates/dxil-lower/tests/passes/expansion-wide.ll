; passes: dxil-intrinsic-expansion
target triple = "dxil-pc-shadermodel6.2-compute"

define double @load_typed(i32 %i) {
  %buffer = call target("dx.TypedBuffer", double, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %loaded = call { double, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", double, 1, 0, 0) %buffer, i32 %i)
  %data = extractvalue { double, i1 } %loaded, 0
  %mapped = extractvalue { double, i1 } %loaded, 1
  %x = select i1 %mapped, double %data, double 0.0
  ret double %x
}

define <3 x i64> @load_raw(i32 %i) {
  %buffer = call target("dx.RawBuffer", <3 x i64>, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %loaded = call { <3 x i64>, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", <3 x i64>, 1, 0) %buffer, i32 %i, i32 0)
  %data = extractvalue { <3 x i64>, i1 } %loaded, 0
  ret <3 x i64> %data
}

define void @store_typed(i32 %i, <2 x double> %x, i64 %y) {
  %doubles = call target("dx.TypedBuffer", <2 x double>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr null)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", <2 x double>, 1, 0, 0) %doubles, i32 %i, <2 x double> %x)
  %integers = call target("dx.TypedBuffer", i64, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 4, i32 1, i32 0, ptr null)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", i64, 1, 0, 0) %integers, i32 %i, i64 %y)
  ret void
}

define void @store_raw(i32 %i, <4 x double> %x) {
  %buffer = call target("dx.RawBuffer", <4 x double>, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 5, i32 1, i32 0, ptr null)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", <4 x double>, 1, 0) %buffer, i32 %i, i32 8, <4 x double> %x)
  ret void
}
