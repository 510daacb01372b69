; passes: dse
target triple = "dxil-pc-shadermodel6.6-compute"

@g = external global i32

; Nothing reads the memory, and what is stored goes with it.
define void @unread(i32 %x) {
entry:
  %a = alloca [2 x i32], align 4
  %p = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 1
  %v = load i32, ptr @g, align 4
  %y = add i32 %x, %v
  store i32 %y, ptr %p, align 4
  store i32 7, ptr %a, align 4
  ret void
}

; What one memory is read for is only stored to another.
define void @chained(i32 %x) {
entry:
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  store i32 %v, ptr %b, align 4
  ret void
}

; Loads, calls, and the address itself in other memory read it.
define i32 @read(i32 %x) {
entry:
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  store i32 %x, ptr %b, align 4
  call void @use(ptr %b)
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

; Volatile stores happen as written.
define void @volatile(i32 %x) {
entry:
  %a = alloca i32, align 4
  store volatile i32 %x, ptr %a, align 4
  ret void
}

; A store of what lies there already changes nothing, unless something may have written.
define void @content(ptr %p, ptr %q) {
entry:
  %a = alloca i32, align 4
  %v = load i32, ptr %a, align 4
  store i32 %v, ptr %a, align 4
  %w = load i32, ptr %p, align 4
  store i32 %w, ptr %p, align 4
  %x = load i32, ptr %p, align 4
  %y = load i32, ptr %q, align 4
  store i32 %y, ptr %p, align 4
  store i32 %y, ptr %q, align 4
  call void @use(ptr %p)
  store i32 %x, ptr %p, align 4
  ret void
}

declare void @use(ptr)
