class A {
  int x = 1
  int y = 2
  let x = 3
  string s // a comment follows
}
def a : A
def b : A;
defvar v = 1
defvar w = 2;
