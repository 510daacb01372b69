define i32 @f(%pair* %p) {
  %a = load %pair, %pair* %p
  %b = extractvalue %pair %a, 0
  ret i32 %b
}
