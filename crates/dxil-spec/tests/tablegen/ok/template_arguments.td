// Template arguments: typed, with defaults, of earlier arguments too, by position and by name.
class Sum<int a, int b = a, string name = "n" # b> {
  int A = a;
  int B = b;
  string Name = name;
}
def s1 : Sum<1>;
def s2 : Sum<1, 2>;
def s3 : Sum<1, 2, "x">;
def s4 : Sum<1, name = "y">;
def s5 : Sum<b = 3, a = 4>;
// A default may come before an argument that has none.
class Swapped<int first = 10, list<int> second> {
  int First = first;
  list<int> Second = second;
}
def w1 : Swapped<1, [2]>;
def w2 : Swapped<second = [3]>;
class AllDefault<bit flag = 0, list<string> names = [], Sum sum = Sum<8>> {
  bit Flag = flag;
  list<string> Names = names;
  Sum S = sum;
}
def d1 : AllDefault;
def d2 : AllDefault<>;
def d3 : AllDefault<true, ["p", "q"]>;
class Passed<int x> : Sum<x, 5> {
  let A = 6;
  int X = x;
}
def p : Passed<9>;
// An argument may be unset.
def u : Sum<1, ?, "u">;
