// stricter: llvm-tblgen takes a second declaration for a `let`
class A { int x = 1; int x = 2; }
class B : A { int x = 3; }
