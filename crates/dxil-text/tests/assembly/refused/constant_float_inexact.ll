@x = global float 0.1
