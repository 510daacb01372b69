@a = global half 65504.0
@b = global half 65536.0
@c = global float 1.0e39
@d = global double 1.0e309
