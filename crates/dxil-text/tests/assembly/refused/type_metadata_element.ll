@x = external global [2 x metadata]
