class A;
defset list<A> = { def a : A; }
defset list<A> B { def b : A; }
defset B = def c : A;
