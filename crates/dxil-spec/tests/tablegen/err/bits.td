class A<bit b> { int x = b; }
def a : A<2>;
def b { bit c = 5; list<bit> l = [0, 1, 2, 3]; }
class C { int x = 1; bit y = x; }
def d : C { let x = 7; }
