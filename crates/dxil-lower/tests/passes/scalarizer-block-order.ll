; passes: scalarizer
target triple = "dxil-pc-shadermodel6.6-compute"

; A block that comes before that with the vector in the text, but is executed after it.
define float @main(<2 x float> %x, i1 %again) {
entry:
  br label %first

second:
  %a = extractelement <2 x float> %sum, i32 1
  %product = fmul <2 x float> %sum, %x
  %b = extractelement <2 x float> %product, i32 0
  %result = fadd float %a, %b
  br i1 %again, label %first, label %done

first:
  %sum = fadd <2 x float> %x, %x
  br label %second

done:
  ret float %result
}
