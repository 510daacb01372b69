; Masks of shufflevector: each lane, or what all lanes are.

define <4 x float> @masks(<4 x float> %a, <4 x float> %b) {
  %splat = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> splat (i32 1)
  %same = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %some = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 poison, i32 5, i32 undef>
  %first = shufflevector <4 x float> %a, <4 x float> %b, <2 x i32> zeroinitializer
  %zeros = shufflevector <4 x float> %a, <4 x float> %b, <2 x i32> <i32 0, i32 0>
  %none = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> poison
  %undefined = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> undef
  %any = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 poison, i32 undef, i32 poison, i32 poison>
  ret <4 x float> %some
}
