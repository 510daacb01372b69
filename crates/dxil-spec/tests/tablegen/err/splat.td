def a {
  list<int> y = !listsplat("s", 2);
  list<int> z = !listsplat(1, "s");
  int w = !listsplat(1, 2);
  list<int> v = !listsplat(1);
}
def b { list<int> x = !listsplat(1, -1); }
