class C<string s> { string t = s # "x"; string u = s; }
def a : C<?>;
def b { int n; string s = "n" # n; }
def c { string s = ? # "a"; }
def e { string s = "a" # [1]; }
def d { list<int> l = [1] # 2; list<int> m = ["s"] # [1]; }
