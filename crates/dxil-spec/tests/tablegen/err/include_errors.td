// Errors in two files, both in the order of the text.
class A { int x = "s"; }
include "errors.inc"
def a : A { let z = 5; int w = "s"; }
