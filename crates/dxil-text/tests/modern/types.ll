; Target types, bytes, tokens and poison.
%layout = type <{ float, target("dx.Padding", 12), i32 }>

@CB.cb = local_unnamed_addr global target("dx.CBuffer", %layout) poison
@holder = internal global { target("dx.RawBuffer", i8, 1, 0), b8 } { target("dx.RawBuffer", i8, 1, 0) poison, b8 -1 }

define b32 @types(b32 %bytes, <2 x b64> %more) {
  %1 = alloca target("dx.Texture", <4 x float>, 0, 0, 0, 2), align 4
  store target("dx.Texture", <4 x float>, 0, 0, 0, 2) poison, ptr %1, align 4
  %2 = insertvalue { i32, float } poison, float +inf, 1
  %3 = insertelement <2 x float> poison, float -qnan, i32 0
  %4 = fadd <2 x float> %3, <float f0x00000001, float +nan(0x5)>
  ret b32 %bytes
}
