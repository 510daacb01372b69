class A { int a; int b = a; }
def x : A;
def y : A { let a = 1; }
def z { C c; int v = c.v; }
class C { int v; }
def w { C c; int v = c.v; }
def q { list<int> l; list<int> m = l # [1]; }
