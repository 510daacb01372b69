@x = global float
