; passes: early-cse<memssa>
target triple = "dxil-pc-shadermodel6.6-library"

@g = internal global i32 0
@h = internal global [4 x i32] zeroinitializer

; A store to one variable leaves others as they are; one to an address that is not known does not.
define i32 @variables(i32 %x, i32 %i, ptr %p) {
  %a = load i32, ptr @g, align 4
  store i32 %x, ptr @h, align 4
  %b = load i32, ptr @g, align 4
  %q = getelementptr [4 x i32], ptr @h, i32 0, i32 %i
  store i32 %b, ptr %q, align 4
  %c = load i32, ptr @h, align 4
  %d = load i32, ptr @g, align 4
  store i32 %d, ptr %p, align 4
  %e = load i32, ptr @g, align 4
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  %u = add i32 %t, %d
  %v = add i32 %u, %e
  ret i32 %v
}

; What may be in any variable.
define i32 @unknown(i32 %x, ptr %p) {
  %a = load i32, ptr %p, align 4
  store i32 %x, ptr @g, align 4
  %b = load i32, ptr %p, align 4
  %s = add i32 %a, %b
  ret i32 %s
}
