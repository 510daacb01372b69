def a#[1];
def 5;
def a.b;
def "";
def a : A;
