; Functions that are called at the start have their type; bytes are integers; arguments that are taken for several types.
target triple = "dxil-pc-shadermodel6.7-library"

%pair = type { float, float }

@value = internal global float 0.0, align 4
@bytes = internal global [2 x b8] zeroinitializer
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }, { i32, ptr, ptr } { i32 0, ptr @second, ptr null }]

define internal void @first() {
  store float 1.0, ptr @value
  ret void
}

define internal void @second() {
  ret void
}

define b16 @wide(b16 %x, ptr %p) "hlsl.export" {
  store b8 7, ptr %p
  ret b16 258
}

define i64 @disagree(ptr %p) "hlsl.export" {
  store i32 0, ptr %p
  %v = load i64, ptr %p
  ret i64 %v
}

define float @base(ptr %p) "hlsl.export" {
  %x = load float, ptr %p
  %q = getelementptr inbounds %pair, ptr %p, i32 0, i32 1
  %y = load float, ptr %q
  %z = fadd float %x, %y
  ret float %z
}
