$c = comdat any
$c = comdat any
@x = global i32 0, comdat($c)
