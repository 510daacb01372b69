class A {
  assert 1, "message";
  dump "message";
  field int x = 1;
  bits<4> b = 5;
  dag d = (ins);
  list<bits<2>> l;
  let x{0} = 1;
  int after = unknown;
}
