// A field that refers to another sees the value that is set last.
class A {
  int a = 1;
  int b = a;
  list<int> l = [a, b, 3];
  string s = "a is " # a;
}
class B : A {
  let a = 7;
}
def x : A;
def y : A { let a = 5; }
def z : B;
def w : B { let b = 2; }
class Arg<int v> {
  int value = v;
}
// Also by way of an argument.
class C : A, Arg<a>;
def c : C { let a = 11; }
def own {
  int one = 1;
  int two = one;
  let one = 3;
}
