foreach i = 0...1000000000 in def a#i { int x = y; }
