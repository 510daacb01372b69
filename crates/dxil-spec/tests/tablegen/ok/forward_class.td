// A class without contents may be declared first, and again, until something is made from it.
class Later;
class Later;
class User {
  Later later;
  list<Later> many = [];
}
class Later {
  int x = 3;
}
def a : Later;
def b : User {
  let later = a;
  let many = [a, a];
}
class Marker;
def m : Marker;
def n : Marker {}
