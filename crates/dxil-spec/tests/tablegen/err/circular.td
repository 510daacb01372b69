class A { int a = 1; int b = a; }
def x : A { let a = b; }
def y { string s = "a"; let s = s # "b"; }
class T<int n> { int N = n; }
class C { int q = 1; }
class U : C, T<q> { let q = N; }
def z : U;
def w { int i = i; }
