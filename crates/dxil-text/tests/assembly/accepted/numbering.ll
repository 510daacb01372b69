define i32 @f(i32, i32 %named, i32) {
  %3 = add i32 %0, %1
  br label %4

; <label>:4                                       ; preds = %2
  %5 = mul i32 %3, %named
  call void @g()
  br label %6

; <label>:6
  %7 = phi i32 [ %5, %4 ]
  ret i32 %7
}
declare void @g()
define void @"0"(i32 %"1", float %"a b") {
"2":
  %"3" = add i32 %"1", 1
  br label %"2b"
"2b":
  ret void
}
define void @unnamed(i32) {
  ret void
}
declare void @0(i32)
declare void @1()
