include "missing.inc"
include "other/missing.inc"
def a { int x = unknown; }
class A { int y = 1 }
