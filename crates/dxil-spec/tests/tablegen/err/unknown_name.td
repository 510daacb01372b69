class A<int first> { int x = first; int y = frist; }
def a { int x = nowhere; string s = "a" # elsewhere; }
def b { int x = x2; int x2 = 1; }
def c { int x = A; }
def d : A<first>;
foreach i = [1] in { def e#i; def f { list<int> l = [e1]; } }
def g { int x = i; }
def self { int x = 1; int y = self.x; }
let z = 1 in { defvar local = 2; }
def h { int y = local; }
defvar unicorn = 1;
def j { int y = unicron; }
