// Comments of both kinds. /* not one of the other kind
/* one /* nested */ still the outer one // also */ def a;
def /* here */ b /* and */ { // to the end
  int x /**/ = /* "no string */ 1 /* ; */ ; //
  string s = "/* no comment */" /* but this */ "//";
}
/**/ /***/ /* * / */
def c; // the last line, without an end