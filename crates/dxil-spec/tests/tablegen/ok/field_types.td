// Every type, with and without a value.
class C;
def c : C;
class D : C;
def d : D;
def All {
  int i = 1;
  int no_i;
  string s = "s";
  string no_s;
  code k = [{ some "code" }];
  bit b = 1;
  bit no_b;
  list<int> li = [1, 2, 3];
  list<list<int>> lli = [[1], [], [2, 3]];
  list<string> ls = ["a", "b"];
  list<C> lc = [c, d];
  list<D> ld = [d];
  list<int> none;
  C one = d;
  C no_c;
  int unset = ?;
  list<int> gaps = [1, ?, 3];
}
