// stricter: llvm-tblgen keeps the digits as a list in the list
def a { list<int> l = [0b11, 1]; }
