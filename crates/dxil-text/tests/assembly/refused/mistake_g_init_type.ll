@x = global float 1
