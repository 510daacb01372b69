// Bits and integers convert to each other.
class Flag<bit b> {
  bit B = b;
  int I = b;
  list<bit> L = [b, b, 0, 1];
  list<int> N = L;
  list<int> M = [b, 2];
}
def on : Flag<1>;
def off : Flag<false>;
def own {
  bit yes = true;
  bit no = false;
  int one = yes;
  bit back = one;
  int t = true;
  string text = "bit " # yes # no # t;
}
class Taken<int i> { int I = i; }
def taken : Taken<own.yes>;
