foreach i = "s" in def a#i;
foreach i = 0...-1 in def b#i;
foreach i = -1...1 in def c#i;
foreach i = [1, 2] in foreach j = 0...i in def d#i#j;
foreach i = [0-3] in def e#i;
foreach i = [] in def f;
foreach i = 0..."s" in def g;
foreach i = {[1]} in def h;
