def a {
  string s = "no end;
  string t = "fine";
  string u = "ends in a backslash\
}
