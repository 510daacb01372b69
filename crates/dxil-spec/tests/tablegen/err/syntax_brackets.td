class A<int x { int y; }
class B<int x> { list<int y; }
def a : B<1 { int z = 1; }
def b { list<int> l = [1, 2; int c = 3; }
def d { int e = (1; }
