; passes: scalarizer<load-store>
target triple = "dxil-pc-shadermodel6.6-library"

; Lanes of arguments are taken at the start, those of other values after their definition.

define <2 x float> @first(<2 x float> %a, <2 x float> %b) {
  %x = fadd <2 x float> %a, %b
  ret <2 x float> %x
}

define <2 x float> @later(<2 x float> %a, <2 x float> %b, <2 x float> %c, ptr %p) {
  %n = load i32, ptr %p, align 4
  %x = fadd <2 x float> %a, %b
  %y = fmul <2 x float> %x, %c
  %z = fsub <2 x float> %y, %a
  ret <2 x float> %z
}

define <2 x float> @blocks(<2 x float> %a, i1 %choice) {
entry:
  %v = call <2 x float> @other()
  %n = call <2 x float> @other()
  br i1 %choice, label %yes, label %no

yes:
  %x = fadd <2 x float> %v, %a
  br label %end

no:
  %y = fsub <2 x float> %v, %a
  br label %end

end:
  %z = phi <2 x float> [ %x, %yes ], [ %n, %no ]
  %u = phi <2 x float> [ %n, %yes ], [ %y, %no ]
  %w = fmul <2 x float> %z, %u
  ret <2 x float> %w
}

define float @element(i32 %i) {
  %v = call <3 x float> @three()
  %n = add i32 %i, 1
  %x = extractelement <3 x float> %v, i32 2
  %y = extractelement <3 x float> %v, i32 %n
  %z = fadd float %x, %y
  ret float %z
}

define void @memory(ptr %to, ptr %from, i32 %i) {
  %n = add i32 %i, 1
  %slot = alloca [4 x <2 x i32>], align 8
  %m = mul i32 %n, 3
  %at = getelementptr [4 x <2 x i32>], ptr %slot, i32 0, i32 %m
  %v = load <2 x i32>, ptr %from, align 8
  store <2 x i32> %v, ptr %at, align 8
  %w = load <2 x i32>, ptr %at, align 8
  store <2 x i32> %w, ptr %to, align 8
  ret void
}

declare <2 x float> @other()
declare <3 x float> @three()
