class A<int x, string s = "s"> { int X = x; string S = s; }
def a : A;
def b : A<1, "t", 3>;
def c : A<"s">;
def d : A<1, s = 2>;
def e : A<1, x = 2>;
def f : A<x = 1, "s">;
def g : A<y = 1>;
def h { list<A> l = [A<>, A<1>, A<1, 2>]; }
class B<A r> { A R = r; }
class Other;
def o : Other;
def i : B<o>;
def j : B<5>;
def k : Other<1>;
class C<int x = "s"> { int X = x; }
