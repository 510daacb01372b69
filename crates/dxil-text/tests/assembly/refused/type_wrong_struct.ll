%pair = type { i32, flaot }
%free = type opaque

@x = global %pair zeroinitializer

define i32 @f(%pair %p, %pair* %q, %free %s) {
  %a = extractvalue %pair %p, 0
  %b = load %pair, %pair* %q
  %c = extractvalue %free %s, 0
  ret i32 %a
}
