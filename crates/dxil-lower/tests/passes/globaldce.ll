; passes: module(globaldce)
target triple = "dxil-pc-shadermodel6.3-library"

@used = internal global i32 0
@unused = internal global i32 0
@seen = global i32 0
@first = internal global ptr @second
@second = internal global ptr @first

define i32 @outer() {
  %x = call i32 @inner()
  ret i32 %x
}

define internal i32 @inner() {
  %x = load i32, ptr @used, align 4
  ret i32 %x
}

define internal i32 @alone() {
  %x = load i32, ptr @unused, align 4
  ret i32 %x
}

@elsewhere = external global i32
@once = linkonce_odr global i32 0
@kept_weak = weak global i32 0

declare void @declared()

define linkonce_odr void @merged() {
  ret void
}
