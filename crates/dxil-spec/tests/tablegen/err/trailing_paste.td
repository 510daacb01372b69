// stricter: llvm-tblgen takes a paste of nothing
def a#;
def b { string s = "x"#; }
