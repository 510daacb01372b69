/*/ The slash does not end a comment, too. */
define void @f() {
  ret void /**/
}
/* " } */
define i32 @g() { /* } */
  /*/ ret i32 2 /* { " */
  ret i32 /* ; */ 1 ; */
}
