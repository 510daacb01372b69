// Sets of records, in the order of their definition.
class C<int i> { int I = i; }
class D : C<9>;
defset list<C> All = {
  def a : C<1>;
  def b : D;
  foreach i = 0...2 in def s#i : C<i>;
  def : C<7>;
  let I = 8 in def l : C<0>;
  defset list<D> Inner = { def in1 : D; def in2 : D; }
  defvar visible = 3;
}
defset list<C> None = {}
def uses {
  list<C> all = All;
  list<D> inner = Inner;
  list<C> none = None;
  list<C> more = All # [C<100>] # Inner;
  int v = visible;
}
