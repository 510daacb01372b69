; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-library"

%Constants = type <{ <4 x float> }>
%Texture = type { target("dx.Texture", <4 x float>, 0, 0, 0, 2), %Mips }
%Mips = type { target("dx.Texture", <4 x float>, 0, 0, 0, 2) }

@Constants = internal global target("dx.CBuffer", %Constants) poison
@Image = internal global %Texture poison, align 4
@Read = internal global target("dx.Sampler", 0) poison
@Number = internal global i32 0

; Nothing is to be lowered, and still variables for handles go that nothing uses.
define ptr @address() "hlsl.export" {
  ret ptr @Read
}
