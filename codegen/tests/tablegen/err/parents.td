class A { int x; }
class B { string x; }
def a : A, B;
def b : A, A;
class C : C;
class D { D d = D<>; }
