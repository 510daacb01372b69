class A<int NAME> { int x = 1; }
class B { int NAME = 1; }
defvar NAME = 1;
foreach NAME = [1] in def c;
def d { defvar NAME = 2; }
