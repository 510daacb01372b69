class A { int x; }
let x = "s" in def a : A;
let x = missing in { def b : A; def c : A; }
let x = [1] in foreach i = [1] in def d#i : A;
