// The ways to write an integer.
def Ints {
  int a = 0;
  int b = 0x1F;
  int c = 0b101;
  int d = -5;
  int e = +5;
  int f = 9223372036854775807;
  int g = -9223372036854775808;
  int h = 0xFFFFFFFFFFFFFFFF;
  int i = 18446744073709551615;
  int j = 007;
  int k = 0x0;
  int large = 0x80000000;
}
