// Lists: empty, nested, with a comma at the end, of a stated type.
class C;
class D : C;
class E : C;
def c : C;
def d : D;
def e : E;
def L {
  list<int> a = [];
  list<int> b = [1,];
  list<int> f = [1, 2,
    3,
  ];
  list<list<list<int>>> g = [[[1], []], []];
  list<C> h = [d, e];
  list<C> i = [d];
  list<int> j = []<int>;
  list<int> k = [1, 2]<int>;
  list<string> l = ["a" # 1, "b"];
  list<int> m = !listsplat(4, 3);
  list<C> n = !listsplat(d, 2);
  list<int> o = !listsplat(1, 0);
}
class Splat<int x, int n> {
  list<int> l = !listsplat(x, n);
  list<list<int>> m = !listsplat([x], n);
}
def s : Splat<5, 2>;
defvar mixed = [d, e];
def m {
  list<C> l = mixed;
}
