; passes: sroa
target triple = "dxil-pc-shadermodel6.6-library"

@guard = internal global i8 0
@shared = internal global i8 0
@of_export = internal global i8 0
@bit = internal global i8 1

; An entry point runs once, so that the byte has its first content there.
define i32 @entry() #0 {
  %old = load i8, ptr @guard
  store i8 1, ptr @guard
  %new = load i8, ptr @guard
  %sum = add i8 %old, %new
  %wide = zext i8 %sum to i32
  ret i32 %wide
}

; Not so the bytes of several functions, of one that may be called again, and those that are read as another type.
define void @set() #1 {
  store i8 1, ptr @shared
  ret void
}

define i32 @get() #1 {
  %value = load i8, ptr @shared
  %wide = zext i8 %value to i32
  ret i32 %wide
}

define i32 @count() #1 {
  %old = load i8, ptr @of_export
  %new = add i8 %old, 1
  store i8 %new, ptr @of_export
  %wide = zext i8 %old to i32
  ret i32 %wide
}

define i32 @other_type() #0 {
  %value = load i1, ptr @bit
  %wide = zext i1 %value to i32
  ret i32 %wide
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
attributes #1 = { "hlsl.export" }
