def a {
  string s = "bad \q escape";
  string t = "bad \x41 escape \0";
}
include "no\where"
