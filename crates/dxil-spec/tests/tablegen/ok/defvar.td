// Variables: global, in blocks, in loops, in bodies; shadowing.
class C<int i> { int I = i; }
defvar one = 1;
defvar text = one # "t";
defvar list_ = [one, 2];
defvar record = C<5>;
defvar nested = [[1], [2]];
class Body<int x> {
  defvar sum = "x" # x;
  string S = sum;
  int f = x;
  defvar late = f;
  int g = late;
  let f = 8;
}
def b : Body<3>;
def d {
  defvar one = 11;
  defvar two = [one, one];
  int a = one;
  list<int> b = two;
  string c = text;
  list<int> e = list_;
  C r = record;
  int ri = record.I;
  list<list<int>> n = nested;
}
let I = 1 in {
  defvar scoped = 4;
  defvar one = 44;
  def in_block : C<0> { int x = scoped; int y = one; }
}
def after { int y = one; }
foreach i = 1...2 in {
  defvar c = C<i>;
  defvar s = "n" # i;
  def V#i { C rec = c; int z = c.I; string t = s; }
}
