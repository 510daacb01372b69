; passes: dxil-prepare
target triple = "dxil-pc-shadermodel6.3-library"

%Pair = type { <2 x float>, [3 x <4 x i32>] }

; Arrays lie as vectors do: addresses in them need no cast.
define i32 @rows(ptr byref(%Pair) %pair, i32 %index) {
  %rows = getelementptr %Pair, ptr %pair, i32 0, i32 1
  %place = getelementptr [3 x [4 x i32]], ptr %rows, i32 0, i32 1, i32 %index
  %value = load i32, ptr %place, align 4
  %other = getelementptr [3 x [5 x i32]], ptr %rows, i32 0, i32 1, i32 %index
  %more = load i32, ptr %other, align 4
  %sum = add i32 %value, %more
  ret i32 %sum
}
