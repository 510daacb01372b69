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

; The struct that the operation returns is another one.
define { float, float, float, float } @whole_row(i32 %i) {
  %c = call target("dx.CBuffer", { <4 x float> }) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %row = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4(target("dx.CBuffer", { <4 x float> }) %c, i32 %i)
  ret { float, float, float, float } %row
}
