def a {
  code c = [{ no end;
}
