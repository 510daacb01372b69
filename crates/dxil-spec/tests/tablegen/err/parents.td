class A { int x; }
class B { string x; }
def a : A, B;
def b : A, A;
class E : A;
def c : E, A;
class C : C;
class D { D d = D<>; }
