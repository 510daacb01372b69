; passes: dxil-remove-unused-variables
target triple = "dxil-pc-shadermodel6.3-library"

@table = internal constant [2 x i32] [i32 1, i32 2]
@value = hidden global i32 1, align 4
@shared = hidden addrspace(3) global i32 undef, align 4
@used = internal constant i32 3
@kept = hidden global i32 6
@seen = global i32 4, align 4
@llvm.used = appending global [1 x ptr] [ptr @listed], section "llvm.metadata"
@listed = internal global i32 5

define i32 @f() {
  %x = load i32, ptr @used
  %y = load i32, ptr @kept
  %z = add i32 %x, %y
  ret i32 %z
}

; Nothing says what a declaration is of if nothing uses it.
@elsewhere = external addrspace(3) global i32
