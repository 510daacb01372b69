@x = external global %missing
