// Fields of records.
class Inner<int v> { int V = v; string name = "i" # v; list<int> l = [v]; int none; }
class Outer<Inner i> {
  Inner I = i;
  int direct = i.V;
  int by_field = I.V;
  string text = I.name # "!";
  list<int> more = I.l # [0];
}
def in1 : Inner<1>;
def in2 : Inner<2>;
def o : Outer<in1>;
def o2 : Outer<in1> { let I = in2; }
def chain {
  int a = o.I.V;
  int b = o . I . V;
  int c = Outer<in2>.I.V;
  list<int> d = [in1.V, in2.V];
  int e = in1.none;
}
class Version<int major, int minor> { int Major = major; int Minor = minor; }
class Since<Version v> { string s = v.Major # "." # v.Minor; }
def since : Since<Version<1, 6>>;
