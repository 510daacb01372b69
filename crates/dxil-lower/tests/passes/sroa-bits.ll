; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-compute"

; Bits of words that are loaded: the first one of the second word, as in clang's test of a boolean in a vector.
define i1 @second(ptr addrspace(2) %place) {
  %bits = load <64 x i1>, ptr addrspace(2) %place, align 4
  %bit = extractelement <64 x i1> %bits, i64 32
  ret i1 %bit
}

define i1 @several(ptr %place) {
  %bits = load <96 x i1>, ptr %place, align 4
  %a = extractelement <96 x i1> %bits, i64 0
  %b = extractelement <96 x i1> %bits, i64 95
  %both = and i1 %a, %b
  ret i1 %both
}

define i1 @one(ptr %place) {
  %bits = load <32 x i1>, ptr %place, align 4
  %bit = extractelement <32 x i1> %bits, i64 7
  ret i1 %bit
}

; These stay: a lane that is not known, and bits that are no words.
define i1 @unknown(ptr %place, i32 %lane) {
  %bits = load <64 x i1>, ptr %place, align 4
  %bit = extractelement <64 x i1> %bits, i32 %lane
  ret i1 %bit
}

define i1 @narrow(ptr %place) {
  %bits = load <8 x i1>, ptr %place, align 1
  %bit = extractelement <8 x i1> %bits, i64 1
  ret i1 %bit
}
