// Tabs, and lines that end as on Windows.
class A<int x>	{
	int X = x;
	string s = "a"
		"b";
}

def a : A<1>;
/* over
   lines */
def b : A<2> { let s = "c"; }
