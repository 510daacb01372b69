@x = external global %S
