// stricter: after `#`, llvm-tblgen takes a name that is not local for its own text
defvar word = "w";
def a { string s = "a" # word; string t = "a" # nothing; }
