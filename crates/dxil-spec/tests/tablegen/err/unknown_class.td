def a : Missing;
def b : Missing<1> { let x = 1; int y = missing; }
class C { Missing m; list<Missing> l; int z = m; }
class D<Missing m, int n> { int N = n; }
def c : D<1, 2>;
def e { int x = 1; list<int> l = [Missing<1>.x]; }
class Alter;
def f : Alte;
def later : Later;
class Later;
