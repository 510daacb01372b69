class A {
  x = 1;
  1;
  def b;
  ;
  class C;
  foreach i = [1] in int y = i;
  A b c;
}
