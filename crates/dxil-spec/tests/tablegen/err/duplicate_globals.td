// stricter: llvm-tblgen lets a record hide a variable or a set
class A;
defvar v = 1;
def v;
defset list<A> s = { def a : A; }
def s;
