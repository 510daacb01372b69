class A { int x; }
def a : A { let x{1-0} = 1; }
