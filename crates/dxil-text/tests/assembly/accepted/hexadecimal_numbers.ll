@x = global [u0x2 x i32] zeroinitializer, align u0x10
@y = addrspace(u0x3) global <u0x04 x float> zeroinitializer
define i32 @f({ i32, i32 } %a) align u0x20 {
  %b = extractvalue { i32, i32 } %a, u0x1
  ret i32 %b
}
!0 = !DISubrange(count: u0x4, lowerBound: u0x1)
!1 = !DIBasicType(tag: u0x24, name: "int", size: u0x20, align: u0x20, encoding: u0x5)
!more = !{!0, !1}
