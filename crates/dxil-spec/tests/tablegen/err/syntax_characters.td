def a {
  int x = 1 @ 2;
  int y = $;
  string s = 'q';
  int ü = 1;
}
中
