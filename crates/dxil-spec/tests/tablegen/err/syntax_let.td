class A { int x; }
let x in def a : A;
let x = 1 def b : A;
let x = 1, in def c : A;
let x = 1 in
