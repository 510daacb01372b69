// Strings: joined, escaped, pasted, with any characters.
def Strings {
  string a = "one" " two"
             " three";
  string b = "tab\t newline\n quote\" apostrophe\' backslash\\";
  string c = "";
  string d = "Umlaut ä, 中, 😀";
  string e = [{ verbatim "text" \n
    over lines }];
  string f = "a" # "b" # 1 # -2;
  string g = "x" "y" # "z" "w";
  code h = "not code";
  string brackets = "{[(<;>)]}  /* no comment */ // none";
}
