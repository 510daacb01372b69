def a {
  int x = ;
  list<int> l = [1, , 2];
  int y = =;
  string s = "a" # ;
  list<int> m = [1 2];
}
defvar v = ;
def b : A<>;
class A<int i = >;
