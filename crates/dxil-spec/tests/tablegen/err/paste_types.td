// stricter: llvm-tblgen pastes some of these by the number of a record or as they are printed
class C { int x; }
def a { string t = "b" # 0b11; }
class P<C c> { string s = c # "x"; }
def p : P<C<>>;
