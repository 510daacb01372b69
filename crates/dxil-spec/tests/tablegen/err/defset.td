class A;
class B;
def before : A;
defset list<A> s = { def a : B; def b; foreach i = [1] in def c#i : B; }
defset A t = {}
