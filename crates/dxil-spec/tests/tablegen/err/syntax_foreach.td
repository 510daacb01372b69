foreach i = 0...3 def a#i;
foreach i in [1] def b;
foreach i = 0... in def c;
foreach i = [1] in
foreach j = [2] in int x;
foreach i = [1] in include "x"
