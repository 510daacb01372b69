foreach i = [1] in class A;
foreach i = [1] in { class B { int x = i; } }
