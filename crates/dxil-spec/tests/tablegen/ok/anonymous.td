// Records made inside values, nested and shared.
class Point<int x, int y = 0> {
  int X = x;
  int Y = y;
}
class Line<Point from, Point to> {
  Point From = from;
  Point To = to;
  list<Point> Ends = [from, to, Point<99>];
}
def l : Line<Point<1, 2>, Point<3>>;
def many {
  list<Line> lines = [Line<Point<1>, Point<2>>, Line<Point<1>, Point<2>>];
  Point none = ?;
  Point one = Point<5, 6>;
  int x = Point<7, 8>.Y;
}
class Empty;
def holder {
  Empty e = Empty<>;
}
def : Point<1>;
def {
  int nameless = 1;
}
