// stricter: llvm-tblgen knows the name of the record in a class
class A { string n = NAME; }
def a : A;
