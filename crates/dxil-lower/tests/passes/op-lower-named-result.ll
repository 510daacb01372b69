; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.3-library"

; The struct that an intrinsic returns may have a name.
%four = type { i32, i32, i32, i32 }

define i32 @ballot(i1 %p) {
  %s = call %four @llvm.dx.wave.ballot(i1 %p)
  %v = extractvalue %four %s, 2
  ret i32 %v
}
