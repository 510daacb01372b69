// `let` in bodies, at the top, in blocks, nested.
class C {
  int a = 1;
  string s = "s";
  list<int> l = [1];
}
let a = 2 in def x1 : C;
let a = 3, s = "t" in {
  def x2 : C;
  def x3 : C { let a = 4; }
  let s = "u" in def x4 : C;
  let a = 5, a = 6 in { def x5 : C; }
}
let l = [7, 8] in class D : C { let s = "d"; }
def x6 : D;
let a = 9 in def x7 : D { let l = []; }
let a = 1 in foreach i = 0...1 in let s = "i" # i in def y#i : C;
foreach i = 0...1 in let a = i, l = [i, i] in { def z#i : C; }
let nothing = 1 in {}
class Bits { bit b; }
let b = 1 in def bb : Bits;
let a = ? in def x8 : C;
