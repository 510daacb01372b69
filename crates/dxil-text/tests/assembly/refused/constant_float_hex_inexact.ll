@x = global float 0x3FB999999999999A
