class A { int x = 1; }
class A { int y = 1; }
def a;
def a;
defvar v = 1;
defvar v = 2;
class B<int p, int p> { int x = p; }
foreach i = [1, 1] in def c#i;
foreach i = [1, 2] in def d;
def e { defvar x = 1; defvar x = 2; }
def f { int x = 1; defvar x = 2; }
def g { defvar x = 1; int x = 2; }
foreach i = [1] in { defvar w = 1; defvar w = 2; }
def v2; defvar v2 = 1;
