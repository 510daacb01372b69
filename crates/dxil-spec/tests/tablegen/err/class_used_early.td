// stricter: llvm-tblgen makes the record from the class as it is so far
class A;
def a : A;
class A { int x = 1; }
class B { int y = 1; B b = B<>; }
