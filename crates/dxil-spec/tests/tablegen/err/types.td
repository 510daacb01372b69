class C;
class D : C;
def c : C;
def d : D;
class A {
  int i = "s";
  string s = 1;
  bit b = "1";
  list<int> l = 1;
  int m = [1];
  C r = 1;
  D e = c;
  int n = c;
  list<D> f = [c];
  list<string> g = ["a", 1];
  list<list<int>> h = [1];
  list<int> k = [[1]];
  string t = c;
  bit u = 0b10;
}
def a { int x = 1; let x = "s"; }
class T<int x> { string s = x; }
class E { int number; }
let number = "five" in def f : E;
defvar w = [1, "s"];
defvar v = [];
def g { list<int> l = []<string>; list<int> m = ["s"]<int>; int n = []; }
