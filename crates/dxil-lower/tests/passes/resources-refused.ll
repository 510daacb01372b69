; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

define void @raw_with_offset(i32 %i) {
  %b = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %b, i32 %i, i32 0, i32 %i)
  ret void
}

define i32 @structured_without_offset(i32 %i) {
  %b = call target("dx.RawBuffer", i32, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %r = call { i32, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", i32, 0, 0) %b, i32 %i, i32 poison)
  %x = extractvalue { i32, i1 } %r, 0
  ret i32 %x
}
