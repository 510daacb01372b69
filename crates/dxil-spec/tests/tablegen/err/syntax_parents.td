class A;
def a : ;
def b : A, ;
def c : A A;
def d A;
def e : A<1;
def f : "A";
