// A class that is inherited twice: what comes last wins.
class Top { int x = 1; int y = 1; }
class Left : Top { let x = 2; }
class Right : Top { let y = 3; }
def a : Left, Right;
def b : Right, Left;
class Both : Left, Right;
def c : Both { let x = 9; }
class ArgTop<int n> { int N = n; }
class ArgLeft : ArgTop<1>;
class ArgRight : ArgTop<2>;
def d : ArgLeft, ArgRight;
class Unset { int x; }
def e : Top, Unset;
