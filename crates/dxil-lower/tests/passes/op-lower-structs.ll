; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.3-library"

define i32 @carry(i32 %x, i32 %y) {
  %sum = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %again = insertvalue { i32, i1 } %sum, i32 %y, 0
  %low = extractvalue { i32, i1 } %again, 0
  %carry = extractvalue { i32, i1 } %sum, 1
  %more = zext i1 %carry to i32
  %result = add i32 %low, %more
  ret i32 %result
}

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
