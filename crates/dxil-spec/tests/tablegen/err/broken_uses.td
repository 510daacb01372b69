// What uses something that has an error is not an error by itself.
class Bad { int x = missing1; }
def a : Bad { let x = 5; }
def b { int y = a.x; list<Bad> l = [a, Bad<>]; }
class Worse : Bad { let nothing = 2; }
defvar v = missing2;
def c { int x = v; string s = "q" # v; }
foreach i = missing3 in def d#i { int j = i; }
def e { string s = d1; }
defset list<Missing4> S = { def f { int g = 1; } }
def h { int x = f.g; list<int> l = S; }
