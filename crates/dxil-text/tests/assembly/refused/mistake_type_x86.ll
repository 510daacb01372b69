@x = global x86_fp80 0xK0
