; passes: scalarizer<load-store>
target triple = "dxil-pc-shadermodel6.3-library"

@shared = addrspace(3) global <4 x i32> zeroinitializer, align 16

define void @copy(ptr %from, ptr %to) {
  %x = load <3 x float>, ptr %from, align 8
  store <3 x float> %x, ptr %to, align 4
  ret void
}

define i32 @constant_address() {
  %x = load <4 x i32>, ptr addrspace(3) @shared, align 16
  %y = extractelement <4 x i32> %x, i64 3
  ret i32 %y
}

; What a driver may see stays whole.
define <2 x i32> @volatile(ptr %from) {
  %x = load volatile <2 x i32>, ptr %from, align 8
  ret <2 x i32> %x
}
