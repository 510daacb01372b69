class {
}
class 5;
def class;
class A {
  int = 5;
  int let = 6;
  let = 7;
}
defvar = 1;
foreach = [1] in def x;
