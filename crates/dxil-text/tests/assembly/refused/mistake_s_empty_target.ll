target = "x"
