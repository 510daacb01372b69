$a = comdat any
$b = comdat exactmatch
$c = comdat largest
$d = comdat noduplicates
$e = comdat samesize
$"quoted name" = comdat any
@a = global i32 0, comdat
@b = global i32 0, comdat, align 4
@x = global i32 0, section "s", comdat($c), align 4
@y = linkonce_odr global i32 0, comdat($"quoted name")
define void @d() comdat {
  ret void
}
define void @z() unnamed_addr section "t" comdat($e) align 8 {
  ret void
}
