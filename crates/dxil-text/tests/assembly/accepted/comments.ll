; a comment
@x = global i32 0 ; another one
;
define void @f() ; "not a string
{
entry: ; a block
  ret ; in between
  void
}
