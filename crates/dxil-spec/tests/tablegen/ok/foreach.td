// Loops over ranges and lists, nested, with and without braces.
class C<int i> { int I = i; }
foreach i = 0...3 in def Up#i : C<i>;
foreach i = 3...1 in def Down#i : C<i>;
foreach i = 0-2 in def Dash#i : C<i>;
foreach i = {0-1, 4, 6...7} in def Set#i : C<i>;
foreach i = 5 in def One#i : C<i>;
foreach i = [1, 10, 100] in {
  def List#i : C<i>;
  def Twice#i { int x = i; list<int> l = [i, i]; }
}
foreach name = ["a", "b"] in
foreach i = 0...1 in
  def name#_#i : C<i> { string n = name # i; }
foreach row = [[1, 2], []<int>, [3]] in
  foreach cell = row in
    def Cell#cell { list<int> Row = row; }
defvar last = 2;
foreach i = 0...last in def Var#i;
foreach c = [Up0, Up1] in def From#c { int i = c.I; C up = c; }
foreach p = [C<5>, C<6>] in { defvar n = p.I; def Anon#n { C c = p; int i = p.I; } }
foreach i = []<int> in def Never#i;
foreach i = [1] in { defvar j = i; def Local#j : C<j>; }
foreach i = [1] in foreach i = [2] in def Inner { int x = i; }
