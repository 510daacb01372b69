// stricter: llvm-tblgen makes one set after the other
class A;
foreach i = [1] in defset list<A> s = { def a#i : A; }
