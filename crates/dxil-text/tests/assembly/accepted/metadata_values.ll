declare void @m(metadata, metadata)
define void @f(i32 %a, i32* %p) {
entry:
  %x = add i32 %a, 1
  call void @m(metadata i32 %x, metadata i32 %a)
  call void @m(metadata i32* %p, metadata i32* @g)
  call void @m(metadata i32 7, metadata !0)
  call void @m(metadata !{null}, metadata !{float 1.0})
  call void @m(metadata !{!0, !"text"}, metadata !"text")
  call void @m(metadata !DIExpression(), metadata !DIExpression(DW_OP_deref))
  ret void
}
@g = global i32 0
!0 = !{i32 1}
