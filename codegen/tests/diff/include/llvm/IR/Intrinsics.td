// Stands for LLVM's file of the same name: just what ../../../llvm.td refers to.
class Intrinsic;

def int_sin : Intrinsic;
def int_dx_wave_ballot : Intrinsic;
def int_dx_wave_reduce_usum : Intrinsic;
