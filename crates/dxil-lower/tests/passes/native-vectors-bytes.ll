; passes: dxil-data-scalarization<native-vectors>,scalarizer<native-vectors>
target triple = "dxil-pc-shadermodel6.9-library"

; A constant address takes the memory of a vector for bytes, and no target has vectors of bytes: all of it becomes arrays.
@g = internal addrspace(3) global <4 x float> zeroinitializer, align 16

define float @second() {
  store <4 x float> splat (float 3.0), ptr addrspace(3) @g, align 16
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @g, i32 4), align 4
  ret float %v
}

define i32 @low(<4 x i32> %x) {
  %l = alloca <4 x i8>
  %t = trunc <4 x i32> %x to <4 x i8>
  store <4 x i8> %t, ptr %l
  %v = load <4 x i8>, ptr %l
  %s = add <4 x i8> %v, %v
  %e = extractelement <4 x i8> %s, i32 1
  %z = zext i8 %e to i32
  ret i32 %z
}
