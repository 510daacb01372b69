@x = global bfloat 0.0
