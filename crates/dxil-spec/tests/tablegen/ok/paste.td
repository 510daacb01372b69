// `#` joins strings, numbers, names and lists.
class C { int x = 1; }
def c : C;
defvar word = "w";
defvar numbers = [1, 2];
class P<string s, int i, C r> {
  string a = s # i;
  string b = i # s;
  string d = s # "_" # i # "_" # s;
  string e = r # "!";
  list<int> l = [i] # [2, 3] # [i];
  list<C> lc = [r] # [c];
}
def p : P<"s", 3, c>;
def q {
  string a = word # 1;
  string b = c # "x";
  string d = "record " # c;
  list<int> l = numbers # [3] # numbers;
  list<int> m = [] # numbers # [];
  list<list<int>> n = [numbers] # [[3]];
}
foreach i = 0...2 in {
  def X_ #i : C;
  def X#i#_y#i#"z" : C;
  def "quoted"#i;
}
def X_2#7;
def "a name with spaces";
