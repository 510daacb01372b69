clas A;
int x = 1;
;
def a;
{ def b; }
"string"
record c;
