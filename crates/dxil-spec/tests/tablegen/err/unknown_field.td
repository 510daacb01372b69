class A { int number = 1; }
def a : A { let numbr = 2; let other = 3; }
let nubmer = 2 in def b : A;
def c { int x = a.number; int y = a.nmber; }
def d { int x = 1; int y = x.z; int w = "s".z; }
def e { int z = A<>.zzz; }
