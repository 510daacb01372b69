// Nor is what uses something that makes no sense.
class A<int x { int y; }
def a : A<1> { let y = 2; }
def b : Other C { int z = 1; }
defvar v = b.z;
class D { int x = 1 int y = 2; int z = 3; }
def d : D { let y = 4; int w = z; int q = y; }
def e { int x = nowhere; }
