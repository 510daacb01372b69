; passes: always-inline<resources>
target triple = "dxil-pc-shadermodel6.6-library"

; The constructor calls @p twice: it stays whole.
@h = internal global target("dx.RawBuffer", i32, 1, 0) poison
@g = internal global target("dx.RawBuffer", i32, 1, 0) poison
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }]
define internal void @ctor() alwaysinline {
  call void @r()
  call void @p()
  call void @q()
  call void @p()
  ret void
}
define internal void @p() alwaysinline {
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr @h
  ret void
}
define internal void @r() alwaysinline {
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 5, i32 1, i32 0, ptr null)
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr @h
  ret void
}
define internal void @q() alwaysinline {
  %a = load target("dx.RawBuffer", i32, 1, 0), ptr @h
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr @g
  ret void
}
define void @get() #1 {
  %u = load target("dx.RawBuffer", i32, 1, 0), ptr @g
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %u, i32 0, i32 0, i32 1)
  ret void
}
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32,i32,i32,i32,ptr) nounwind willreturn memory(none)
declare void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0), i32, i32, i32)
attributes #1 = { "hlsl.export" }
