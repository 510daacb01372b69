// stricter: llvm-tblgen takes any bytes
include "latin1.inc"
