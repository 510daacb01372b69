; passes: dxil-prepare
target triple = "dxil-pc-shadermodel6.6-library"

define noundef float @main(ptr nonnull noalias %x) #0 {
  %y = call noundef float @f(float nofpclass(nan) 1.0) #1
  ret float %y
}

declare float @f(float) #2

attributes #0 = { convergent nounwind "hlsl.export" "frame-pointer"="all" }
attributes #1 = { nounwind willreturn }
attributes #2 = { nounwind willreturn memory(none) }

; Lowering needs the type of memory for a result.
declare void @made(ptr sret(i32), ptr byval(i32))
