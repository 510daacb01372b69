define void @a() unnamed_addr section "code" align 16 {
  ret void
}
declare void @b(i32 %name, i32) unnamed_addr
define void @c() align 4 {
  ret void
}
