// Names may begin with digits and look like keywords.
class 4th { int in_ = 4; int 5e = 6; }
def 2foo : 4th { int 3d = 1; int x3d = 3d; }
def _x;
def classy { int definition = 1; string strings = "s"; int lets = 2; int 0xg = 3; int 0b2 = 4; }
def foreach_ { int True = 1; int inn = 2; int bit_ = 3; list<int> lists = [True, bit_]; }
