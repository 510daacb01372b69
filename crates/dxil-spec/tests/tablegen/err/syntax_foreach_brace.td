foreach i = {1, 2 in def d;
def e { int x = 1; }
