@x = float 1.0
