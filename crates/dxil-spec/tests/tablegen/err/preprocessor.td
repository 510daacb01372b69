// stricter: llvm-tblgen has a preprocessor
#ifdef X
def a;
#else
def b;
#endif
#define Y
