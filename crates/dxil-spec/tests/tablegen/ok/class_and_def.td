// Classes with fields and inheritance; records of none, one and several classes.
class Base {
  int number = 1;
  string text = "base";
}
class Derived : Base {
  bit flag = 1;
  let number = 2;
}
class Other {
  list<int> numbers = [1, 2];
}
def plain;
def Empty {}
def One : Base;
def Two : Derived;
def Both : Derived, Other {
  int own = 7;
  let text = "both";
}
class Base2 { int number = 5; }
def Later : Base, Base2;
def Earlier : Base2, Base { let number = 9; }
// A record may be named like a class.
def Other : Other;
