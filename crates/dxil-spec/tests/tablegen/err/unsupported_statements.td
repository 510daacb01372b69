multiclass M<int x> {
  def _a { int y = x; }
}
defm m : M<1>;
if 1 then { def x; } else { def y; }
assert 1, "message";
dump "message";
deftype T = int;
def after { int x = unknown; }
