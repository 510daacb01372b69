class A { string s = "a"; }
def b : A { let append s = "b"; }
def c : A { let prepend s = "b"; }
