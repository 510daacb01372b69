class A<int n> { int x = n; }
def ins;
class B {
  int a = !add(1, 2);
  int b = !if(1, 2, 3);
  list<int> c = !range(4);
  int d = !cast<int>(5);
  int e = [1, 2][0];
  int f = x{0};
  list<int> g = [1, 2][0...1];
  int h = { 0, 1 };
  A i = (ins 1, 2);
  int j = !cond(1: 2);
  int after = unknown;
}
